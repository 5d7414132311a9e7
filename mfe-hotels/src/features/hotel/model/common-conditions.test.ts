import { expect, it } from '@jest/globals';
import { commonConditions, otherConditions } from './common-conditions.ts';

const condition = (title: string, text = title) => ({ title, text, language: 'en' });
const [id, pets, deposit] = [condition('ID'), condition('Pets'), condition('Deposit')] as const;
const rates = (...all: ReturnType<typeof condition>[][]) => all.map((conditions) => ({ conditions }));

it.each([
  ['there is no rate', [], []],
  ['there is one rate', rates([id, pets]), [id, pets]],
  ['they differ in one', rates([id, pets], [pets, id, deposit]), [id, pets]],
  ['the same title says something else', rates([pets], [condition('Pets', 'No pets')]), []],
  ['one rate asks for nothing', rates([id], []), []],
])('what all rates ask for, where %s', (_where, all, common) => {
  expect(commonConditions(all)).toEqual(common);
});

it('what was told once is not told again, whatever object says it', () => {
  expect(otherConditions([id, deposit], [condition('ID')])).toEqual([deposit]);
});
