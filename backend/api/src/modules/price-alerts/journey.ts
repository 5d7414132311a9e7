import { CABINS, type TravelerInfo } from '@travesia/contracts';
import type { FareDates, FareKey, FareQuestion } from '../flights/index.ts';

/** What an alert is about, as flights are asked for. */
export function journeyOf(key: FareKey, travelerInfo: TravelerInfo): FareQuestion & { day: FareDates } {
  return {
    from: key.from_place,
    to: key.to_place,
    cabin: CABINS.find((cabin) => cabin === key.cabin),
    travelerInfo,
    day: {
      departureDate: key.departure_date,
      returnDate: key.return_date === '' ? null : key.return_date,
    },
  };
}
