import type { ExploredPlace } from '@travesia/contracts';
import { ONE_WAY, ROUND_TRIP } from '../../search/model/flight-search.ts';
import { NEW_SEARCH } from '../../search/model/search-form.ts';
import { resultsAddress } from '../../search/model/search-query.ts';

/** The flights behind a price: the same days, one adult in economy. */
export const resultsOfPlace = (
  from: string,
  { code, departureDate, returnDate }: Pick<ExploredPlace, 'code' | 'departureDate' | 'returnDate'>,
): string =>
  resultsAddress({
    ...NEW_SEARCH,
    from,
    to: code,
    departureDate,
    returnDate,
    tripType: returnDate === null ? ONE_WAY : ROUND_TRIP,
  });
