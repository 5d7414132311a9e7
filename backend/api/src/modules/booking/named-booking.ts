import { isBeingPaid, isHeld } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Booking } from './booking.ts';
import { continueElsewhere } from './hand-over.ts';
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
  const named = bookingId === null ? null : await ownOf(trx, await lockBooking(trx, bookingId), sessionId);
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
  const named = await lockBooking(trx, bookingId);
  if (!named) throw new ApiError('order_missing');
  const isOwn = named.sessionId === sessionId;
  if (!isOwn && !(await wasHere(trx, named, sessionId))) throw new ApiError('order_missing');
  if (named.state !== 'held') refuseUnlessEditable(named);
  if (isOwn) await reopen(trx, named, open, nowMs);
  else await continueElsewhere(trx, { booking: named, sessionId }, nowMs);
}

/**
 * Whether the session had the booking until it was continued on another device, or is a later one of the browser
 * that holds it: a session lasts a day, a hold several.
 */
export async function wasHere(
  db: BookingDatabase | BookingTransaction,
  { id, state, sessionId: present }: Pick<Booking, 'id' | 'state' | 'sessionId'>,
  sessionId: string,
): Promise<boolean> {
  if (state === 'held') {
    const sessions = await db
      .selectFrom('sessions')
      .select('browser_id')
      .where('id', 'in', [present, sessionId])
      .execute();
    const [one, other] = sessions.map((session) => session.browser_id);
    if (one !== undefined && one === other) return true;
  }
  const row = await db
    .selectFrom('earlier_sessions')
    .select('session_id')
    .where('booking_id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The booking if it is this session's; a trip that was continued elsewhere is said, never begun anew. */
async function ownOf(
  db: BookingDatabase | BookingTransaction,
  found: Booking | null,
  sessionId: string,
): Promise<Booking | null> {
  if (!found || found.sessionId === sessionId) return found;
  if (await wasHere(db, found, sessionId)) throw new ApiError('order_elsewhere');
  return null;
}

export function refuseUnlessEditable({ state }: Pick<Booking, 'state'>): void {
  if (state === 'confirmed') throw new ApiError('already_paid');
  if (isHeld(state)) throw new ApiError('change_refused');
  if (!isEditable(state)) throw new ApiError('payment_in_progress');
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
  const named = bookingId === null ? null : await ownOf(db, await findBooking(db, bookingId), sessionId);
  if ((named === null || isEditable(named.state)) && isInTheWay(open))
    throw new ApiError('other_booking_open');
  return named;
}
