import { isBeingPaid } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Booking } from './booking.ts';
import {
  findBooking,
  findOpenBooking,
  lockBooking,
  lockOpenBooking,
  setClosed,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import { isEditable } from './state-machine.ts';

/** Which booking a tab is about: `null` before its first order; absent from a caller that knows no tabs. */
export interface NamedBooking {
  readonly sessionId: string;
  readonly bookingId?: string | null | undefined;
}

/** A booking that is paid, or for whose payment the traveller can do nothing, does not block another one (decision 48). */
const isInTheWay = (open: Booking | null) =>
  open !== null && (isEditable(open.state) || isBeingPaid(open.state));

/**
 * The booking that a tab names, held until the transaction ends; `null` where there is none. While another one of the
 * session is open the tab is refused: nothing that another tab chose is changed or paid by it (decision 26).
 */
export async function lockNamedBooking(
  trx: BookingTransaction,
  { sessionId, bookingId }: NamedBooking,
  nowMs: number,
): Promise<Booking | null> {
  const open = await lockOpenBooking(trx, sessionId);
  if (bookingId === undefined || open?.id === bookingId) return open;
  const named = bookingId === null ? null : await lockOwn(trx, { sessionId, bookingId });
  // Nothing can be written to it, whichever is open: its payment is what the caller has to be told of.
  if (named && !isEditable(named.state)) return named;
  if (isInTheWay(open)) throw new ApiError('other_booking_open');
  if (named) await reopen(trx, named, open, nowMs);
  return named;
}

/** The traveller's own word: this booking is gone on with, and the open one is set aside. */
export async function takeUpBooking(
  trx: BookingTransaction,
  { sessionId, bookingId }: { readonly sessionId: string; readonly bookingId: string },
  nowMs: number,
): Promise<void> {
  const open = await lockOpenBooking(trx, sessionId);
  if (open?.id === bookingId) return;
  if (open && isBeingPaid(open.state)) throw new ApiError('payment_in_progress');
  const named = await lockOwn(trx, { sessionId, bookingId });
  if (!named) throw new ApiError('order_missing');
  refuseUnlessEditable(named);
  await reopen(trx, named, open, nowMs);
}

export function refuseUnlessEditable({ state }: Pick<Booking, 'state'>): void {
  if (state === 'confirmed') throw new ApiError('already_paid');
  if (!isEditable(state)) throw new ApiError('payment_in_progress');
}

async function lockOwn(
  trx: BookingTransaction,
  { sessionId, bookingId }: { readonly sessionId: string; readonly bookingId: string },
): Promise<Booking | null> {
  const named = await lockBooking(trx, bookingId);
  return named?.sessionId === sessionId ? named : null;
}

async function reopen(
  trx: BookingTransaction,
  named: Booking,
  open: Booking | null,
  nowMs: number,
): Promise<void> {
  if (open) await setClosed(trx, open.id, true, nowMs);
  await setClosed(trx, named.id, false, nowMs);
}

/** The same to be read: also what is paid or has a payment that has not ended, whichever is open. */
export async function findNamedBooking(
  db: BookingDatabase,
  { sessionId, bookingId }: NamedBooking,
): Promise<Booking | null> {
  const open = await findOpenBooking(db, sessionId);
  if (bookingId === undefined || open?.id === bookingId) return open;
  const found = bookingId === null ? null : await findBooking(db, bookingId);
  const named = found?.sessionId === sessionId ? found : null;
  if ((named === null || isEditable(named.state)) && isInTheWay(open))
    throw new ApiError('other_booking_open');
  return named;
}
