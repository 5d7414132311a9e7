import type { FlightSearchPayload } from '@travesia/contracts';

/** What makes two searches the same: everything but who asks (F-13). */
export function searchKey({ infoData: _whoAsks, ...payload }: FlightSearchPayload): string {
  const { legInfo, travelerInfo } = payload;
  return JSON.stringify([
    legInfo[1],
    legInfo[2] ?? null,
    payload.cabin ?? null,
    [travelerInfo.adult, travelerInfo.child, travelerInfo.infant],
    [payload.refundableFare, payload.noRestrictionFare, payload.noPenaltyFare],
    payload.currencyCode,
  ]);
}
