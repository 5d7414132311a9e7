/** Codes after which an option cannot be had any more: only fresh days help. */
const GONE: ReadonlySet<string> = new Set([
  'activity_rate_expired',
  'activity_sold_out',
  'activity_not_found',
  'rate_expired',
  'sold_out',
  'not_found',
]);

export const isGone = (code: string): boolean => GONE.has(code);
