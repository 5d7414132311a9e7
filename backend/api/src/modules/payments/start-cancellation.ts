import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import { enqueue, lockBooking, type Booking } from '../booking/index.ts';
import type { SettlementTransaction } from './attempts-repository.ts';
import { findCancellation, moveCancellation } from './cancellations-repository.ts';
import { lockUnchanging } from './changes-repository.ts';
import type { SettlementContext } from './settlement/index.ts';
import { refundablePayments, spread } from './refunds-repository.ts';
import { liveSupplierOrders } from './supplier-orders-repository.ts';

/** What was quoted begins, once: false where it has begun before. `allow` throws where nobody has allowed it. */
export async function startQuoted(
  context: Pick<SettlementContext, 'now' | 'times'>,
  trx: SettlementTransaction,
  booking: Booking,
  {
    quoteId,
    locale,
    allow,
  }: { readonly quoteId: string; readonly locale: Locale; readonly allow: () => Promise<void> },
): Promise<boolean> {
  const nowMs = context.now();
  await lockBooking(trx, booking.id);
  const quoted = await findCancellation(trx, quoteId);
  if (quoted?.state !== 'quoted') return false;
  const locked = await lockUnchanging(trx, booking.id);
  const live = await liveSupplierOrders(trx, booking.id);
  const doAllStand = quoted.parts.every((part) => live.some(({ id }) => id === part.supplier_order_id));
  // What was given back since then is not promised again.
  const shares = spread(quoted.refund_amount, await refundablePayments(trx, booking.id));
  const isLeft = shares.reduce((sum, { amount }) => sum + amount, 0) === quoted.refund_amount;
  // Nor does it hold for other flights, or for what was added to them.
  const revisedAt = locked?.confirmed?.[DEFAULT_LOCALE].revised?.at;
  const isAsQuoted = revisedAt === undefined || Date.parse(revisedAt) < quoted.created_at.getTime();
  if (
    !doAllStand ||
    !isLeft ||
    !isAsQuoted ||
    quoted.booking_id !== booking.id ||
    quoted.expires_at.getTime() <= nowMs
  )
    throw new ApiError('quote_expired');
  await allow();
  await moveCancellation(trx, booking, quoted, 'cancelling', {
    nowMs,
    confirmed_at: new Date(nowMs),
    locale,
  });
  await enqueue(trx, {
    bookingId: booking.id,
    topic: 'drive-booking',
    runAtMs: nowMs + context.times.graceMs,
  });
  return true;
}
