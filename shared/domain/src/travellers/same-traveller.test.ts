import { expect, it } from '@jest/globals';
import { earlierSameTraveller } from './same-traveller.ts';

const lucia = {
  firstName: 'Lucía',
  middleName: '',
  lastName: 'Núñez Ferrer',
  gender: 'female',
  dateOfBirth: '1990-06-15',
};

it.each([
  ['exactly the same', {}, 0],
  ['the same without accents', { firstName: 'Lucia', lastName: 'Nunez Ferrer' }, 0],
  ['the same in other case', { firstName: 'LUCÍA', lastName: 'núñez ferrer' }, 0],
  ['the same with more or fewer blanks', { firstName: ' Lucía ', lastName: 'NúñezFerrer' }, 0],
  ['the same with a hyphen', { lastName: 'Núñez-Ferrer' }, 0],
  ['a twin with another first name', { firstName: 'Marta' }, null],
  ['another middle name', { middleName: 'Inés' }, null],
  ['another last name', { lastName: 'Núñez' }, null],
  ['another gender', { gender: 'male' }, null],
  ['another date of birth', { dateOfBirth: '1990-06-16' }, null],
])('S-07: the second traveller is %s', (_title, changes, place) => {
  expect(earlierSameTraveller([lucia, { ...lucia, ...changes }])).toEqual([null, place]);
});

it.each(['firstName', 'lastName', 'gender', 'dateOfBirth'] as const)(
  'nobody is somebody else before the %s is known',
  (field) => {
    const unknown = { ...lucia, middleName: 'Inés', [field]: '' };
    expect(earlierSameTraveller([unknown, unknown])).toEqual([null, null]);
  },
);

it('a middle name counts wherever it was typed', () => {
  const people = [
    { ...lucia, middleName: 'Inés' },
    { ...lucia, firstName: 'Lucía Inés' },
  ];
  expect(earlierSameTraveller(people)).toEqual([null, 0]);
});

it('the third is the first', () => {
  expect(earlierSameTraveller([lucia, { ...lucia, firstName: 'Marta' }, lucia])).toEqual([null, null, 0]);
});
