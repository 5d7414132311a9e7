import { expect, it } from '@jest/globals';
import { readLines } from './read-lines.ts';
import { matrixOf } from './requirement-faults.ts';

const LINES = `# Checkout (S)

- **S-01** (D) One checkout.
- **S-02** Cannot be tested.
  Exception: nobody can see it from outside.
- **S-03** (planned) Later.
`;

const faultsOf = (text: string, lines = LINES) =>
  matrixOf(readLines(lines), [{ path: 'pay.test.ts', text }]).faults;

const PROVEN = "it('S-01: is one', () => {});";

it('reads the requirements of a file with their status and exceptions', () => {
  expect(readLines(LINES)).toEqual([
    { id: 'S-01', isPlanned: false, exception: null },
    { id: 'S-02', isPlanned: false, exception: 'nobody can see it from outside.' },
    { id: 'S-03', isPlanned: true, exception: null },
  ]);
});

it.each([
  ['before the title', PROVEN],
  ['in parentheses after it', "it('is one (S-01)', () => {});"],
  ['in a row of a table', "  ['two tabs', 'S-01'],"],
  ['in a comment that states it', '  // Proves S-01: the second tab is refused.'],
  ['in a JSDoc comment that states it', '/** Proves S-01. */'],
])('a proof is named %s', (_where, text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['nobody proves a line in force', '', 'S-01 is in force and no test names it'],
  ['a comment only mentions it', '// As S-01 has it.', 'S-01 is in force and no test names it'],
  ['a comment follows the code', 'run(); // S-01', 'S-01 is in force and no test names it'],
  [
    'a proof is of an unknown line',
    `${PROVEN}\nit('S-99: x');`,
    'pay.test.ts:2 names S-99, which does not exist',
  ],
  [
    'a planned line has a proof',
    `${PROVEN}\nit('S-03: x');`,
    'S-03 is planned and has a proof: it is in force',
  ],
  ['an exception is not needed', `${PROVEN}\nit('S-02: x');`, 'S-02 has a proof: its exception can go'],
])('fails where %s', (_what, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

it('fails on a range, and on a line that stands twice', () => {
  expect(faultsOf(`${PROVEN}\nit('all of it (S-01 to S-02)');`)).toContain(
    'pay.test.ts:2 names a range: name the requirements that it proves',
  );
  expect(faultsOf(PROVEN, `${LINES}- **S-01** Again.\n`)).toEqual(['S-01 stands twice in docs/requirements']);
});
