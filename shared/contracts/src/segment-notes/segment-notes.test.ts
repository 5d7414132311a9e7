import { expect, it } from '@jest/globals';
import { segmentNotes } from './segment-notes.ts';

it.each([
  ['en', 'Iberia Express', 'Airbus A320', ['Operated by Iberia Express', 'Airbus A320']],
  ['es', 'Iberia Express', null, ['Operado por Iberia Express']],
  ['es', null, 'Airbus A320', ['Airbus A320']],
  ['en', null, null, []],
] as const)(
  'F-18: names the airline that flies, where it is another, and the aircraft (%s, %s, %s)',
  (locale, operatedBy, aircraft, notes) => {
    expect(segmentNotes({ operatedBy, aircraft }, locale)).toEqual(notes);
  },
);
