import { expect, it } from '@jest/globals';
import { parseAnswers } from './question-values.ts';

const questions = [
  { code: 'HOTEL', text: 'Where are you staying?', required: true },
  { code: 'DIET', text: 'Anything you do not eat?', required: false },
];

it.each([
  [
    'an answer to each',
    { HOTEL: ' Sol ', DIET: 'nuts' },
    [
      { code: 'HOTEL', text: 'Sol' },
      { code: 'DIET', text: 'nuts' },
    ],
    [],
  ],
  ['only the required one', { HOTEL: 'Sol', DIET: ' ' }, [{ code: 'HOTEL', text: 'Sol' }], []],
  ['a required one missing', { DIET: 'nuts' }, null, [{ field: 'HOTEL', code: 'field_required' }]],
  ['a novel', { HOTEL: 'x'.repeat(301) }, null, [{ field: 'HOTEL', code: 'too_long' }]],
])('T-06 questions of the supplier: %s', (_title, values, payload, problems) => {
  expect(parseAnswers(values, questions)).toEqual({ payload, problems });
});
