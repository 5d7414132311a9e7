import type { Locale } from '@travesia/contracts';
import { suggestAirports } from './suggestions.ts';

export const SHOWN_AT_ONCE = 5;

/** What somebody typed, and where the first right place stands; infinitely far down where there is none. */
export interface Answer {
  readonly typed: string;
  readonly rank: number;
}

/** Asks for each line of a list: language | typed | codes that are right, in any order. */
export function answersTo(list: string): Answer[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [locale = '', typed = '', codes = ''] = line.split(' | ');
      const right = new Set(codes.split(' '));
      const at = suggestAirports(typed, { locale: locale as Locale }).findIndex(({ airportCode }) =>
        right.has(airportCode),
      );
      return { typed, rank: at < 0 ? Infinity : at };
    });
}

/** What was typed in vain, and whether enough of the others found a right place among the first so many. */
export function missedOf(
  answers: readonly Answer[],
  places: number,
  share: number,
): { missed: string[]; isEnough: boolean } {
  const missed = answers.filter(({ rank }) => rank >= places).map(({ typed }) => typed);
  return { missed, isEnough: 1 - missed.length / answers.length >= share };
}
