/**
 * `npm run check:production -- deploy/production.env`: may a site with these settings go live (W-13)? Reads the file
 * as api, vault and site do, and asks every outside system one question that changes nothing.
 */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { checkProduction, type Problem, type SystemReport } from '@travesia/api/production';
import { readConfiguration as readSiteConfiguration } from '@travesia/shell/configuration';
import { readVaultConfig } from '@travesia/vault/config';
import pc from 'picocolors';
import { staffIssuerProblems } from './check-staff-issuer.ts';
import { formatTable } from '../releases/command-line/table.ts';

const HEAD = ['system', 'address', 'answers', 'key', 'serves', 'missing'];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function messageOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [Error.isError(error) ? error.message : String(error)];
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('npm run check:production -- deploy/production.env\n');
  process.exit(2);
}
const environment: Record<string, string | undefined> = parseEnv(readFileSync(file, 'utf8'));
const { systems, problems } = await checkProduction(environment);
const asProduction = { ...environment, PROFILE: 'production' };
const others = [
  ...messageOf(() => readVaultConfig(asProduction)),
  ...messageOf(() => readSiteConfiguration(asProduction)),
  ...(await staffIssuerProblems(environment)),
];

const rowOf = ({ system, address, answers, key, requirement, problems: own }: SystemReport) => [
  system,
  address || 'not used',
  answers,
  key,
  requirement,
  [...new Set(own.map(({ setting }) => setting))].join(', ') || '–',
];
const [head = '', ...lines] = formatTable(HEAD, systems.map(rowOf)).split('\n');
if (systems.length > 0) {
  say(pc.bold(head));
  for (const [index, line] of lines.entries()) {
    const { answers, problems: own = [] } = systems[index] ?? {};
    say(own.length > 0 ? pc.red(line) : answers === 'yes' ? pc.green(line) : line);
  }
  say('');
}
const sentence = ({ setting, what, foundAt }: Problem) =>
  `${setting}: ${what}${foundAt === '' ? '' : `\n  found at ${foundAt}`}`;
const sentences = [...systems.flatMap((system) => system.problems), ...problems].map(sentence);
for (const text of [...sentences, ...others]) say(pc.red(text));
const mayGoLive = sentences.length + others.length === 0;
say(mayGoLive ? pc.green('The site may go live with these settings.') : pc.red('The site may not go live.'));
process.exitCode = mayGoLive ? 0 : 1;
