import type { BookingState, OrderKind } from '@travesia/contracts';
import { CHARGE_CURRENCY, type Money, type Locale } from '@travesia/domain';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { NO_SAVES, type Booking, type SaveKind, type Saves } from './booking.ts';
import { isInFlight, mayFollow } from './state-machine.ts';
import type { BookingsTable, BookingStoreTables, OutboxTopic } from './tables.ts';

export type BookingDatabase = Kysely<BookingStoreTables>;
export type BookingTransaction = Transaction<BookingStoreTables>;

/** A worker leaves new work for so long to the request that caused it. */
const DRIVE_GRACE_MS = 5000;

/** Somebody else moved the booking first: read it again and decide anew. */
export class LostRace extends Error {
  readonly bookingId: string;
  constructor(bookingId: string, from: BookingState, to: BookingState) {
    super(`booking ${bookingId} is not in ${from} any more, so it cannot become ${to}`);
    this.name = 'LostRace';
    this.bookingId = bookingId;
  }
}

function toBooking(row: Selectable<BookingsTable>): Booking {
  return {
    id: row.id,
    sessionId: row.session_id,
    amends: row.amends,
    kind: row.kind,
    orderId: row.order_id,
    state: row.state,
    version: row.version,
    reason: row.reason,
    market: row.market,
    locale: row.locale,
    order: row.order_data,
    fees: row.fees,
    deal: row.deal,
    total: row.total_amount === null ? null : { amount: row.total_amount, currency: row.currency ?? 'USD' },
    offerExpiresAtMs: row.offer_expires_at?.getTime() ?? null,
    holdExpiresAtMs: row.hold_expires_at?.getTime() ?? null,
    orderSequence: row.order_sequence,
    reference: row.reference,
    confirmed: row.confirmed,
    confirmedAtMs: row.confirmed_at?.getTime() ?? null,
    freeCancellation: row.free_cancellation,
    changedAtMs: row.updated_at.getTime(),
  };
}

/** The session's booking in progress, or the one it finished last. */
export async function findOpenBooking(db: BookingDatabase, sessionId: string): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('closed', '=', false)
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/**
 * The same, held against every other writer until the transaction ends. The session is held first: while two tabs swap
 * which booking is open, a look at the open one alone may find neither, and both would open their own.
 */
export async function lockOpenBooking(trx: BookingTransaction, sessionId: string): Promise<Booking | null> {
  await trx.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('closed', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

export async function findBooking(
  db: BookingDatabase | BookingTransaction,
  id: string,
): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toBooking(row) : null;
}

export async function lockBooking(trx: BookingTransaction, id: string): Promise<Booking | null> {
  const row = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** `null`: another call of this session opened one at the same moment. */
export async function insertDraft(
  trx: BookingTransaction,
  draft: {
    id: string;
    sessionId: string;
    kind: OrderKind;
    market: string;
    locale: Locale;
    nowMs: number;
  },
): Promise<Booking | null> {
  const now = new Date(draft.nowMs);
  const row = await trx
    .insertInto('bookings')
    .values({
      id: draft.id,
      session_id: draft.sessionId,
      kind: draft.kind,
      order_id: null,
      order_sequence: 0,
      state: 'draft',
      version: 0,
      reason: null,
      market: draft.market,
      locale: draft.locale,
      order_data: null,
      total_amount: null,
      currency: null,
      offer_expires_at: null,
      hold_expires_at: null,
      reference: null,
      confirmed: null,
      confirmed_at: null,
      closed: false,
      lease_owner: null,
      lease_until: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['session_id']).where('closed', '=', false).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** One booking of a session is open; what has ended, and what another tab is about, is closed and kept. */
export async function setClosed(
  trx: BookingTransaction,
  id: string,
  closed: boolean,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ closed, updated_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
}

export interface TransitionFacts {
  readonly cause: string;
  readonly nowMs: number;
  readonly details?: Record<string, unknown>;
  readonly changes?: Updateable<BookingsTable>;
}

/** When whoever may have left the page is mailed where the booking stands; a page that is open says it sooner. */
const MAIL_AFTER_MS: Partial<Record<BookingState, number>> = {
  order_unknown: 60_000,
  manual_review: 0,
  declined: 15 * 60_000,
  voided: 0,
  expired: 0,
};

/** Whenever the stored trip is written, the job looks when its next check-in opens. */
async function lookForCheckIn(
  trx: BookingTransaction,
  { id }: Pick<Booking, 'id'>,
  changes: Updateable<BookingsTable>,
  nowMs: number,
): Promise<void> {
  if (changes.confirmed === undefined) return;
  await enqueue(trx, { bookingId: id, topic: 'mail-check-in', runAtMs: nowMs });
}

/** The only way a booking changes its state: conditional on state and version, with its event. */
export async function transition(
  trx: BookingTransaction,
  booking: Booking,
  to: BookingState,
  { cause, nowMs, details = {}, changes = {} }: TransitionFacts,
): Promise<Booking> {
  if (!mayFollow(booking.state, to)) throw new RangeError(`${booking.state} may not become ${to}`);
  const row = await trx
    .updateTable('bookings')
    .set({ ...changes, state: to, version: booking.version + 1, updated_at: new Date(nowMs) })
    .where('id', '=', booking.id)
    .where('state', '=', booking.state)
    .where('version', '=', booking.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new LostRace(booking.id, booking.state, to);
  await trx
    .insertInto('booking_events')
    .values({
      booking_id: booking.id,
      from_state: booking.state,
      to_state: to,
      version: booking.version + 1,
      cause,
      details: JSON.stringify(details),
      at: new Date(nowMs),
    })
    .execute();
  if (isInFlight(to)) {
    await enqueue(trx, { bookingId: booking.id, topic: 'drive-booking', runAtMs: nowMs + DRIVE_GRACE_MS });
  }
  await lookForCheckIn(trx, booking, changes, nowMs);
  const mailDelayMs = MAIL_AFTER_MS[to];
  if (mailDelayMs !== undefined && (to !== 'expired' || booking.state === 'voiding')) {
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-progress', runAtMs: nowMs + mailDelayMs });
  }
  if (booking.state === 'holding' || booking.state === 'releasing') {
    await enqueue(trx, { bookingId: booking.id, topic: 'mail-hold', runAtMs: nowMs });
  }
  return toBooking(row);
}

/** Fields that change without a change of state: hold, total. */
export async function updateBooking(
  trx: BookingTransaction,
  booking: Booking,
  changes: Updateable<BookingsTable>,
  nowMs: number,
): Promise<Booking> {
  const row = await trx
    .updateTable('bookings')
    .set({ ...changes, version: booking.version + 1, updated_at: new Date(nowMs) })
    .where('id', '=', booking.id)
    .where('version', '=', booking.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new LostRace(booking.id, booking.state, booking.state);
  await lookForCheckIn(trx, booking, changes, nowMs);
  return toBooking(row);
}

export function totalColumns(total: Money): Pick<Updateable<BookingsTable>, 'total_amount' | 'currency'> {
  return { total_amount: total.amount, currency: total.currency };
}

export async function readSaves(db: BookingDatabase | BookingTransaction, bookingId: string): Promise<Saves> {
  const rows = await db
    .selectFrom('booking_saves')
    .select(['kind', 'data'])
    .where('booking_id', '=', bookingId)
    .execute();
  return { ...NO_SAVES, ...Object.fromEntries(rows.map(({ kind, data }) => [kind, data])) };
}

/** The currency that a session shows, and the rates of the day for one that is not the charge's. */
export async function readShownCurrency(db: BookingDatabase | BookingTransaction, sessionId: string) {
  const session = await db
    .selectFrom('sessions')
    .select('currency_code')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const currency = session?.currency_code ?? CHARGE_CURRENCY;
  if (currency === CHARGE_CURRENCY) return { currency, rates: null };
  const rates = await db
    .selectFrom('exchange_rates')
    .select(['base', 'rates'])
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { currency, rates: rates ?? null };
}

/** Last state wins; a late save never overwrites a newer one (S-29). Tells whether this one was written. */
export async function writeSave<K extends SaveKind>(
  trx: BookingTransaction,
  save: { bookingId: string; kind: K; sequence: number; data: NonNullable<Saves[K]>; nowMs: number },
): Promise<boolean> {
  const values = { sequence: save.sequence, data: JSON.stringify(save.data), saved_at: new Date(save.nowMs) };
  const row = await trx
    .insertInto('booking_saves')
    .values({ booking_id: save.bookingId, kind: save.kind, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'kind'])
        .doUpdateSet(values)
        .where('booking_saves.sequence', '<=', save.sequence),
    )
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

export async function sequenceOf(
  trx: BookingTransaction,
  bookingId: string,
  kind: SaveKind,
): Promise<number | null> {
  const row = await trx
    .selectFrom('booking_saves')
    .select('sequence')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.sequence ?? null;
}

export async function deleteSaves(
  trx: BookingTransaction,
  bookingId: string,
  kinds: readonly SaveKind[],
): Promise<void> {
  await trx
    .deleteFrom('booking_saves')
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', [...kinds])
    .execute();
}

/** One waiting job of a topic per booking: asking again moves its time. */
export async function enqueue(
  trx: BookingTransaction,
  job: { bookingId: string; topic: OutboxTopic; runAtMs: number },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      booking_id: job.bookingId,
      topic: job.topic,
      run_at: new Date(job.runAtMs),
      attempts: 0,
      lease_until: null,
      done_at: null,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'topic'])
        .where('done_at', 'is', null)
        .doUpdateSet({ run_at: new Date(job.runAtMs) }),
    )
    .execute();
}
