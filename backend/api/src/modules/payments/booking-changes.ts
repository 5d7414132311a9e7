import { randomUUID } from 'node:crypto';
import type { ChangeOffer, ChangeQuote, Locale } from '@travesia/contracts';
import { changeSelection } from '@travesia/products/booking-lookup';
import { CHARGE_CURRENCY, todayIn, type LocalDate, type Money } from '@travesia/domain';
import { ApiError, SupplierError } from '../../errors/index.ts';
import {
  enqueue,
  lockBooking,
  nobodysFacts,
  quoteEndMs,
  type Booking,
  type ChangeDesk,
  type OfferedChange,
  type StoredOrder,
} from '../booking/index.ts';
import { findLiveAttempt, type SettlementTransaction } from './attempts-repository.ts';
import { revisionOf } from './booking-revision.ts';
import type { createBookingCodes } from './booking-codes.ts';
import { findOpenCancellation } from './cancellations-repository.ts';
import {
  allowChange,
  amendmentsOf,
  findChange,
  isAsQuoted,
  lockUnchanging,
  type BookingChange,
} from './changes-repository.ts';
import { findUnanswered } from './schedule-changes-repository.ts';
import { inTransaction, type Drive, type SettlementContext } from './settlement/index.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';

export interface BookingChangesParts {
  readonly context: SettlementContext;
  readonly drive: Drive;
  readonly codes: ReturnType<typeof createBookingCodes>;
}

interface Changeable {
  readonly order: StoredOrder;
  readonly desk: ChangeDesk<StoredOrder>;
  readonly standing: SupplierOrder & { readonly supplierRef: string };
}

function refusalOf(state: 'expired' | 'refused' | 'unknown') {
  if (state === 'unknown') return new SupplierError('supplier_failed', 'no answer about a change');
  return new ApiError(state === 'expired' ? 'offer_expired' : 'change_refused');
}

/** Something else in place of what was booked: offers, a quote, and what the owner allowed with the code (M-05). */
export function createBookingChanges({ context, drive, codes }: BookingChangesParts) {
  /** Null where nothing of the booking can be changed here. */
  async function changeable(booking: Booking): Promise<Changeable | null> {
    const { order, state } = booking;
    if (state !== 'confirmed' || !order) return null;
    const rules = context.kinds.of(booking.kind);
    if (rules.requirementsOf(order, booking.locale).firstTravelDate <= todayIn(context.now())) return null;
    const part = rules.partsOf(order).find(({ change }) => change?.isAllowed(order));
    const live = await liveSupplierOrders(context.db, booking.id);
    const standing = live.find(({ part: name }) => name === part?.name);
    if (!part?.change || !standing?.supplierRef) return null;
    // What the airline has changed is answered first (M-08).
    if (await findUnanswered(context.db, booking.id)) return null;
    return { order, desk: part.change, standing: { ...standing, supplierRef: standing.supplierRef } };
  }

  async function isBusy({ id }: Booking): Promise<boolean> {
    if (await findOpenCancellation(context.db, id)) return true;
    return (await amendmentsOf(context.db, id)).some(({ state }) => state !== 'confirmed');
  }

  async function mustBeChangeable(booking: Booking): Promise<Changeable> {
    const found = await changeable(booking);
    if (!found) throw new ApiError('change_refused');
    if (await isBusy(booking)) throw new ApiError('change_in_progress');
    return found;
  }

  function sectionsOf(booking: Booking, order: StoredOrder, locale: Locale) {
    return context.kinds.of(booking.kind).describe(order, locale, nobodysFacts(locale)).sections;
  }

  function amountsOf({ total, penalty }: { readonly total: Money; readonly penalty: Money }) {
    return { total, penalty, difference: { ...total, amount: total.amount - penalty.amount } };
  }

  function pricesOf(booking: Booking, change: OfferedChange<StoredOrder>, locale: Locale) {
    const known = booking.confirmed?.[locale].travellers ?? [];
    return {
      ...amountsOf(change),
      travellers: change.travellers.map((each) => {
        const person = known.find(({ id }) => id === each.id);
        return { name: person ? `${person.firstName} ${person.lastName}` : '', ...amountsOf(each) };
      }),
      expiresAt: new Date(change.expiresAtMs).toISOString(),
    };
  }

  async function offers(
    booking: Booking,
    wish: { readonly journey: number; readonly date: LocalDate },
    locale: Locale,
  ): Promise<ChangeOffer[]> {
    const { desk, order, standing } = await mustBeChangeable(booking);
    if (wish.date < todayIn(context.now()))
      throw new ApiError('invalid_request', { fields: [{ path: 'date', code: 'date_past' }] });
    const found = await desk.offers({ ...wish, supplierRef: standing.supplierRef, order });
    if (found.state !== 'offered') throw refusalOf(found.state);
    return found.offers.flatMap((change) => {
      const section = sectionsOf(booking, change.order, locale)[change.journey];
      return section ? [{ offerRef: change.changeRef, section, ...pricesOf(booking, change, locale) }] : [];
    });
  }

  /** What the supplier says of it now; what was shown before is said where the price is another one (S-46). */
  async function quote(
    booking: Booking,
    asked: { readonly offerRef: string; readonly shown: Money },
    locale: Locale,
  ): Promise<ChangeQuote> {
    // First: what the airline changes from here on ends the quote.
    const revision = await revisionOf(context.db, booking);
    const { desk, order, standing } = await mustBeChangeable(booking);
    const attempt = await findLiveAttempt(context.db, booking.id);
    const { supplierRef } = standing;
    const chosen = await desk.choose({ supplierRef, order, offerRef: asked.offerRef });
    if (chosen.state !== 'chosen') throw refusalOf(chosen.state);
    if (!attempt) throw new ApiError('change_refused');
    const { change } = chosen;
    const { total } = change;
    // More than the booking's own payment can give back is a person's to settle.
    if (total.currency !== CHARGE_CURRENCY || -total.amount > attempt.amount.amount)
      throw new ApiError('change_refused');
    const nowMs = context.now();
    const id = randomUUID();
    const expiresAtMs = quoteEndMs(nowMs, change.expiresAtMs);
    await context.db
      .insertInto('booking_changes')
      .values({
        id,
        booking_id: booking.id,
        kind: desk.kind,
        part: standing.part,
        supplier_order_id: standing.id,
        order_data: JSON.stringify(desk.orderOf(change)),
        amount: total.amount,
        currency: total.currency,
        revision,
        expires_at: new Date(expiresAtMs),
        allowed_at: null,
        created_at: new Date(nowMs),
      })
      .execute();
    const isSame = asked.shown.amount === total.amount && asked.shown.currency === total.currency;
    return {
      changeId: id,
      sections: [...sectionsOf(booking, change.order, locale)],
      ...pricesOf(booking, { ...change, expiresAtMs }, locale),
      previous: isSame ? null : asked.shown,
      paidWith: context.methods.describe(attempt, locale),
    };
  }

  /** Starts what costs nothing, once; what costs something is an order to be paid from now on. */
  async function confirm(
    booking: Booking,
    asked: { readonly changeId: string; readonly code: string; readonly locale: Locale },
  ) {
    const nowMs = context.now();
    const change = await findChange(context.db, asked.changeId);
    if (!change || change.booking_id !== booking.id) throw new ApiError('offer_expired');
    const payment = change.amount > 0 ? changeSelection(change.kind, change.id) : null;
    if (change.allowed_at !== null && payment === null) return null;
    if (change.expires_at.getTime() <= nowMs) throw new ApiError('offer_expired');
    if (change.allowed_at !== null) return payment;
    const codeId = await codes.check(booking.id, asked.code, nowMs);
    if (!codeId) throw new ApiError('code_wrong');
    const hasStarted = await inTransaction(context, async (trx) => {
      await lockBooking(trx, booking.id);
      const now = await findChange(trx, change.id);
      if (now?.allowed_at !== null) return false;
      const locked = await lockUnchanging(trx, booking.id);
      if (!locked || !(await isAsQuoted(trx, locked, change))) throw new ApiError('offer_expired');
      if (!(await codes.use(trx, codeId, nowMs))) throw new ApiError('code_wrong');
      await allowChange(trx, change.id, nowMs);
      if (payment === null) await start(trx, change, asked.locale);
      return payment === null;
    });
    if (hasStarted) await drive(booking.id);
    return payment;
  }

  /** Nothing is to be paid: the supplier first, then what comes back, by the steps of a cancellation. */
  async function start(trx: SettlementTransaction, change: BookingChange, locale: Locale): Promise<void> {
    const nowMs = context.now();
    const at = new Date(nowMs);
    const id = randomUUID();
    const back = -change.amount;
    await trx
      .insertInto('cancellations')
      .values({
        id,
        booking_id: change.booking_id,
        change_id: change.id,
        state: 'cancelling',
        reason: null,
        locale,
        currency: change.currency,
        refund_amount: back,
        refund_asked_at: null,
        refund_tries: 0,
        expires_at: change.expires_at,
        confirmed_at: at,
        cancelled_at: null,
        refunded_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('cancellation_parts')
      .values({
        cancellation_id: id,
        part: change.part,
        supplier_order_id: change.supplier_order_id,
        state: 'quoted',
        supplier_quote: null,
        price: back,
        cost: back,
        supplier_refund: back,
        credit: null,
        asked_at: null,
        tries: 0,
      })
      .execute();
    await enqueue(trx, {
      bookingId: change.booking_id,
      topic: 'drive-booking',
      runAtMs: nowMs + context.times.graceMs,
    });
  }

  return {
    mayChange: async (booking: Booking): Promise<boolean> =>
      (await changeable(booking)) !== null && !(await isBusy(booking)),
    offers,
    quote,
    confirm,
  };
}
