import { legsOf, type FlightSearchPayload } from '@travesia/contracts';
import { travellerAges } from '@travesia/domain';

const keys = new WeakMap<FlightSearchPayload, string>();

/** What makes two searches the same: everything but who asks (F-13). */
export function searchKey(payload: FlightSearchPayload): string {
  const known = keys.get(payload);
  if (known !== undefined) return known;
  const key = writeKey(payload);
  keys.set(payload, key);
  return key;
}

function writeKey(payload: FlightSearchPayload): string {
  const { travelerInfo } = payload;
  return JSON.stringify([
    legsOf(payload),
    payload.cabin ?? null,
    [travelerInfo.adult, travelerInfo.child, travelerInfo.infant, ...travellerAges(travelerInfo)],
    [payload.refundableFare, payload.noRestrictionFare, payload.noPenaltyFare],
    payload.currencyCode,
  ]);
}
