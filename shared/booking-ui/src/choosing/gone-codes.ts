const GONE: ReadonlySet<string> = new Set([
  'not_found',
  'sold_out',
  'rate_expired',
  'offer_not_found',
  'hotel_not_found',
  'room_sold_out',
  'activity_not_found',
  'activity_sold_out',
  'activity_rate_expired',
]);

/** Whether a failure means that this offer cannot be had any more: only another one helps. */
export const isGone = (code: string): boolean => GONE.has(code);
