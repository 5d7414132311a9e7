import type { DeskBooking, DeskReplies, Locale } from '@travesia/contracts';
import { findBooking } from '../booking/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import { readItems } from './items.ts';
import { waysOfMails } from './resend-mail.ts';
import type { DeskDatabase } from './tables.ts';
import { withoutPersonalData } from './raw-replies.ts';

export interface BookingViewParts {
  readonly db: DeskDatabase;
  readonly knownBooking: PaymentsModule['knownBooking'];
  readonly acts: PaymentsModule['deskActs'];
  readonly changes: PaymentsModule['afterBooking']['changes'];
  readonly now: () => Date;
}

const iso = (at: Date) => at.toISOString();

/** One booking with all that is known about it, and what changes it beside it (D-05). */
export async function readDeskBooking(
  { db, knownBooking, acts, changes, now }: BookingViewParts,
  id: string,
  locale: Locale,
): Promise<DeskBooking | null> {
  const booking = await findBooking(db, id);
  const row = await db.selectFrom('bookings').select('created_at').where('id', '=', id).executeTakeFirst();
  if (!booking || !row) return null;
  // What was paid later for a change is an order of its own, and belongs on the same screen.
  const amending = await db.selectFrom('bookings').select('id').where('amends', '=', id).execute();
  const ids = [id, ...amending.map((each) => each.id)];
  // First: what is read after it may be newer, and never older, than what an act is compared with.
  const seen = await acts.seen(id);
  const [shown, payments, ledger, orders, mails, events, notes, items, ways, done, aloneLeft, allowed] =
    await Promise.all([
      knownBooking(booking, locale, 'desk'),
      db
        .selectFrom('payment_attempts')
        .selectAll()
        .where('booking_id', 'in', ids)
        // What was paid to the supplier is in the ledger.
        .where('amount', '>', 0)
        .orderBy('created_at')
        .execute(),
      db.selectFrom('ledger_lines').selectAll().where('booking_id', 'in', ids).orderBy('id').execute(),
      db
        .selectFrom('supplier_orders')
        .selectAll()
        .where('booking_id', 'in', ids)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('mails')
        .select(['id', 'kind', 'recipient', 'state', 'answer', 'created_at', 'sent_at'])
        .where('booking_id', 'in', ids)
        .orderBy('created_at')
        .execute(),
      db.selectFrom('booking_events').selectAll().where('booking_id', 'in', ids).orderBy('id').execute(),
      db.selectFrom('desk_notes').selectAll().where('booking_id', '=', id).orderBy('id', 'desc').execute(),
      readItems(db, now(), id),
      acts.ways(db, booking),
      db.selectFrom('desk_acts').selectAll().where('booking_id', '=', id).orderBy('at', 'desc').execute(),
      acts.refundAloneLeft(db, id),
      changes.allowed(booking),
    ]);
  const refundable = ways.find(({ act }) => act === 'refund')?.money ?? null;
  return {
    id,
    reference: booking.reference,
    state: booking.state,
    reason: booking.reason,
    kind: booking.kind,
    market: booking.market,
    locale: booking.locale,
    createdAt: iso(row.created_at),
    shown,
    payments: payments.map((each) => ({
      cartId: each.cart_id,
      state: each.state,
      endReason: each.end_reason,
      method: each.method,
      amount: { amount: each.amount, currency: each.currency },
      providerRef: each.provider_ref,
      createdAt: iso(each.created_at),
    })),
    ledger: ledger.map(({ at, kind, part, amount, currency, cause }) => ({
      at: iso(at),
      kind,
      part,
      amount: { amount, currency },
      cause,
    })),
    orders: orders.map((each) => ({
      id: each.id,
      part: each.part,
      supplier: each.supplier,
      state: each.state,
      reference: each.reference,
      supplierRef: each.supplier_ref,
      locator: each.locator,
      ticketed: each.ticketed,
      ticketNumbers: [...each.ticket_numbers],
      ticketingDeadline: each.ticketing_deadline,
      refusal: each.refusal,
    })),
    mails: mails.map(({ created_at: createdAt, sent_at: sentAt, ...mail }) => ({
      ...mail,
      createdAt: iso(createdAt),
      sentAt: sentAt && iso(sentAt),
    })),
    events: events.map((each) => ({
      at: iso(each.at),
      from: each.from_state,
      to: each.to_state,
      cause: each.cause,
    })),
    notes: notes.map((each) => ({ id: each.id, by: each.staff_name, text: each.text, at: iso(each.at) })),
    items,
    seen,
    ways: [...ways, ...waysOfMails(mails)],
    ...allowed,
    refundAlone: refundable && { ...refundable, amount: aloneLeft },
    done: done.map((each) => ({
      key: each.key,
      act: each.act,
      state: each.state,
      by: { id: each.staff_id, name: each.staff_name },
      decidedBy: each.decided_by,
      reason: each.reason,
      amount:
        each.amount === null || each.currency === null
          ? null
          : { amount: Number(each.amount), currency: each.currency },
      at: iso(each.at),
    })),
  };
}

/** What is stored of the suppliers' side of a booking, without documents and cards. */
export async function readReplies(db: DeskDatabase, id: string): Promise<DeskReplies['data']> {
  const orders = await db
    .selectFrom('supplier_orders')
    .select(['part', 'supplier', 'record', 'notes'])
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .execute();
  return orders.map(({ part, supplier, record, notes }) => ({
    part,
    supplier,
    reply: withoutPersonalData({ record, notes }),
  }));
}
