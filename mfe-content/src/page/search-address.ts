import type { ContentRoute } from '@travesia/contracts';

/**
 * A search that is already filled in: with the days of a fare that was seen its results, else the form with
 * both places (F-14).
 */
export function searchAddress({ from, to, fare }: ContentRoute): string {
  const query = new URLSearchParams({ from: from.code, to: to.code });
  if (fare) {
    query.set('depart', fare.departureDate);
    if (fare.returnDate) query.set('return', fare.returnDate);
    query.set('adults', '1');
    query.set('trip', fare.returnDate ? '2' : '1');
  }
  return `/${from.code.toLowerCase()}-${to.code.toLowerCase()}/results?${query.toString()}`;
}
