import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { WORKSPACE } from '../workspace.ts';
import { readLines } from './read-lines.ts';

const files = globSync('docs/requirements/*.md', { cwd: WORKSPACE })
  .map((path) => ({ path, text: readFileSync(`${WORKSPACE}/${path}`, 'utf8') }))
  .filter(({ text }) => /^- \*\*[A-Z]-/m.test(text));

it('A-01: there is a file for every group of requirements', () => {
  const groups = files.flatMap(({ text }) => readLines(text)).map(({ id }) => id.charAt(0));
  expect([...new Set(groups)].toSorted().join('')).toBe('ABCDEFHKLMNOPQRSTWX');
});

it.each(files)('A-01: every line of $path can be read, and they are numbered without a gap', ({ text }) => {
  const numbers = readLines(text).map(({ id }) => Number(id.slice(2)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers).toHaveLength(text.match(/^- \*\*/gm)?.length ?? 0);
});
