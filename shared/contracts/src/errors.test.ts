import { describe, expect, it } from '@jest/globals';
import { ERROR_CATALOGUE, isGone } from './errors.ts';

describe('what can no longer be had', () => {
  it.each([
    'not_found',
    'offer_not_found',
    'offer_expired',
    'sold_out',
    'hotel_not_found',
    'rate_expired',
    'room_sold_out',
    'activity_not_found',
    'activity_rate_expired',
    'activity_sold_out',
  ])('%s: only another choice helps', (code) => expect(isGone(code)).toBe(true));

  it.each(['supplier_failed', 'order_missing', 'booking_not_found', 'price_changed', 'constructor', ''])(
    '%s is another failure',
    (code) => expect(isGone(code)).toBe(false),
  );

  it('never applies to money that moved', () => {
    for (const [code, { money }] of Object.entries(ERROR_CATALOGUE))
      if (isGone(code)) expect([code, money]).toEqual([code, 'untouched']);
  });
});
