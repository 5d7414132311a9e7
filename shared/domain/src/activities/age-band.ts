import { ageOn, type LocalDate } from '../dates/local-date.ts';

/** Ages that one price is for, first and last included. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

/** Whether somebody born then has one of these ages on that day (T-02, T-06). */
export function isOfAges(birth: LocalDate, day: LocalDate, { from, to }: Ages): boolean {
  const age = ageOn(birth, day);
  return age >= from && age <= to;
}
