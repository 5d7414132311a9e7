import { daysAhead } from '../../support/dates.ts';

/** The pages that are weighed. */

export type BenchedPage = 'home' | 'results';

export function pathOf(page: BenchedPage): string {
  return page === 'home' ? '/es' : resultsPath(30);
}

/** A shared link to flights that leave in so many days. */
export function resultsPath(departInDays: number): string {
  const query = new URLSearchParams({
    from: 'MAD',
    to: 'BOG',
    depart: daysAhead(departInDays),
    adults: '1',
    trip: '1',
  });
  return `/es/mad-bog/results?${query.toString()}`;
}
