/**
 * Whether documents are true, as far as a machine can tell: paths and commands exist, docs/events.md says what the code
 * does, every package has a README, the decisions are listed, and docs/screens holds what a document shows and no more than 4 MB.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BRIDGED_TOPICS, BUS_EVENTS } from '@travesia/contracts';
import { documentFaults } from './documents/document-faults.ts';
import { eventFaults } from './documents/event-faults.ts';
import { WORKSPACE } from './workspace.ts';

const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.cache|\.data|samples|store|template)(?:\/|$)/;
const FACTS = 'shared/platform/src/sdk/facts.ts';
const SCREENS_MAX_BYTES = 4_000_000;

const read = (path: string) => ({ path, text: readFileSync(join(WORKSPACE, path), 'utf8') });
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: WORKSPACE, exclude: (path) => NOT_OURS.test(path) }).toSorted();

const documents = find('*.md', '{backend,deploy,docs,e2e,mfe-*,shared,shell}/**/*.md').map(read);
const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> };
const repository = {
  has: (path: string) => existsSync(join(WORKSPACE, path)),
  scripts: new Set(Object.keys(scripts)),
};

const topics = Object.keys(BUS_EVENTS).map((name) => ({
  name,
  isBridged: (BRIDGED_TOPICS as readonly string[]).includes(name),
}));
const sources = find('{mfe-*,shared,shell}/**/*.{ts,tsx}')
  // shared/page hands the functions of the SDK on to the screens that call them.
  .filter((path) => !/\.test\.tsx?$|\/testing\/|^shared\/page\//.test(path))
  .map(read);

const packages = find('{deploy,e2e,mfe-*,shell}/package.json', '{backend,shared}/*/package.json').map(
  (path) => dirname(path),
);
const records = find('docs/decisions/0*.md').map((path) => path.replace('docs/decisions/', ''));
const index = read('docs/decisions/README.md').text;
const screens = find('docs/screens/*.webp');
const everything = documents.map(({ text }) => text).join('\n');
const screenBytes = screens.reduce((sum, path) => sum + statSync(join(WORKSPACE, path)).size, 0);

const faults = [
  ...documents.flatMap((document) => documentFaults(document, repository)),
  ...eventFaults(read('docs/events.md'), topics, read(FACTS), sources),
  ...packages
    .filter((path) => !repository.has(`${path}/README.md`))
    .map((path) => `${path} has no README.md`),
  ...records
    .filter((record) => !index.includes(`(${record})`))
    .map((record) => `docs/decisions/README.md does not list ${record}`),
  ...screens
    .filter((path) => !everything.includes(`(${path.replace('docs/screens/', '')})`))
    .map((path) => `${path} is shown by no document`),
  ...(screenBytes > SCREENS_MAX_BYTES ? [`docs/screens holds ${screenBytes} bytes`] : []),
];
for (const fault of faults) console.error(fault);
console.log(`documents: ${documents.length}, ${packages.length} packages, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
