/**
 * `npm run requirements [-- S-41 F | --quiet]`: which tests prove which requirement, all of them or those that begin
 * so; `--quiet` prints the faults only. The rules stand in docs/requirements/README.md.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLines } from './requirements/read-lines.ts';
import { matrixOf } from './requirements/requirement-faults.ts';
import { WORKSPACE } from './workspace.ts';

const { values, positionals } = parseArgs({
  options: { quiet: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.cache|\.data|samples|template)(?:\/|$)/;
const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: WORKSPACE, exclude: (path) => NOT_OURS.test(path) }).toSorted();

const requirements = find('docs/requirements/*.md').flatMap((path) => readLines(read(path)));
const tests = find('{backend,deploy,e2e,mfe-*,shared,shell}/**/*.{test.ts,test.tsx,spec.ts}')
  // Its requirements are made up.
  .filter((path) => path !== 'shared/tooling/src/requirements/requirement-faults.test.ts')
  .map((path) => ({ path, text: read(path) }));
if (requirements.length === 0 || tests.length === 0) throw new Error('no requirement or no test was read');

const { proofs, faults } = matrixOf(requirements, tests);

if (!values.quiet) {
  const isWanted = (id: string) =>
    positionals.length === 0 || positionals.some((start) => id.startsWith(start));
  for (const { id, isPlanned, exception } of requirements.filter((each) => isWanted(each.id))) {
    const places = (proofs.get(id) ?? []).map(({ place }) => place);
    const status = isPlanned ? ['planned'] : exception === null ? places : [`exception: ${exception}`];
    console.log([id, ...new Set(status)].join('\n  '));
  }
}
for (const fault of faults) console.error(fault);

const inForce = requirements.filter(({ isPlanned }) => !isPlanned);
const proven = inForce.filter(({ id }) => proofs.has(id));
const excepted = inForce.filter(({ exception }) => exception !== null);
console.log(
  `requirements: ${inForce.length} in force, ${proven.length} proven, ${excepted.length} with an exception; ` +
    `${requirements.length - inForce.length} planned; ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
