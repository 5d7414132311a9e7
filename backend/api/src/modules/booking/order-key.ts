import { createHash } from 'node:crypto';
import type { Booking, Saves } from './booking.ts';

/**
 * Names an order as a page shows it: what is bought, for whom, for how much. Address and card are left out: they are
 * given on the page that pays.
 */
export function orderKeyOf(booking: Booking, { customer, passengers, bags, seats }: Saves): string {
  const chosen = seats ? [bags, seats] : [bags];
  const shown = [booking.id, booking.orderId, booking.total, customer, passengers, ...chosen];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
