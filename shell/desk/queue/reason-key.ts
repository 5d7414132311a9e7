const KNOWN = [
  'supplier_refused',
  'supplier_silent',
  'refund_refused',
  'refund_silent',
  'price_changed',
  'amount_mismatch',
  'capture_refused',
  'void_refused',
  'deadline_near',
  'other_flight',
  'silent',
  'refused',
  'unanswered',
  'over_limit',
  'order_left',
  'unknown_authorised',
  'unknown_captured',
  'unknown_refunded',
] as const;

/** The words of a reason; what providers call a dispute has none of ours. */
export const reasonKey = (reason: string) => KNOWN.find((each) => each === reason);
