import { expect, it } from '@jest/globals';
import { sameName } from './same-names.ts';

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

it.each([
  ['two of one name', [person('Lucía', 'Ferrer'), person('Lucía', 'Ferrer')], 'Lucía Ferrer'],
  [
    'accents, case and blanks apart',
    [person('Lucía', 'Ferrer'), person(' LUCIA ', 'ferrer')],
    'LUCIA ferrer',
  ],
  ['the third as the first', [person('A', 'B'), person('C', 'B'), person('A', 'B')], 'A B'],
  ['mother and son', [person('Lucía', 'Ferrer'), person('Mateo', 'Ferrer')], null],
  ['nothing typed yet', [person('', ''), person('', '')], null],
  ['a last name yet to come', [person('Lucía', ''), person('Lucía', '')], null],
])('%s', (_story, people, name) => {
  expect(sameName(people)).toBe(name);
});
