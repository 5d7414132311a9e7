import { randomUUID } from 'node:crypto';
import type {
  ChangeOffer,
  ChangeQuote,
  Locale,
  OrderKind,
  OrderSection,
  ServiceOffers,
  ServicesQuote,
  WantedServices,
} from '@travesia/contracts';
import { changeSelection } from '@travesia/products/booking-lookup';
import {
  CHARGE_CURRENCY,
  isSameMoney,
  todayIn,
  type LocalDate,
  type Money,
  inLocale,
} from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import {
  enqueue,
  lockBooking,
  NO_EXTRAS,
  nobodysFacts,
  quoteEndMs,
  type Booking,
  type ChangeDesk,
  type OfferedChange,
  type OrderPart,
  type ServicesDesk,
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
import { refundablePayments } from './refunds-repository.ts';
import { findUnanswered } from './schedule-changes-repository.ts';
import { inTransaction, type Drive, type SettlementContext } from './settlement/index.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';

export interface BookingChangesParts {
  readonly context: SettlementContext;
  readonly drive: Drive;
  readonly codes: ReturnType<typeof createBookingCodes>;
}

/** A quoted change as an order to be paid. */
export interface QuotedOrder extends Pick<BookingChange, 'id' | 'kind' | 'order_data'> {
  readonly expiresAtMs: number;
}

interface Amendable<Desk> {
  readonly order: StoredOrder;
  readonly desk: Desk;
  readonly standing: SupplierOrder & { readonly supplierRef: string };
}

/** What can be done with a part of a booking, where its supplier does it at all. */
type DeskOf<Desk> = (part: OrderPart<StoredOrder>, order: StoredOrder) => Desk | null | undefined;
const changeDesk: DeskOf<ChangeDesk<StoredOrder>> = ({ change }, order) =>
  change?.isAllowed(order) ? change : null;
const servicesDesk: DeskOf<ServicesDesk<StoredOrder>> = ({ services }) => services;

const previousOf = (shown: Money, total: Money): Money | null => (isSameMoney(shown, total) ? null : shown);

const flightsOf = (section: OrderSection | undefined) =>
  section?.kind === 'journey'
    ? section.segments
        .map(({ carrierCode, flightNumber, departureAt, cabin }) =>
          [carrierCode, flightNumber, departureAt, cabin].join(' '),
        )
        .join()
    : null;

function refusalOf(state: 'expired' | 'refused' | 'too_young' | 'unknown') {
  if (state === 'too_young') return new ApiError('exit_row_age');
  if (state === 'unknown') return new ApiError('supplier_failed');
  return new ApiError(state === 'expired' ? 'offer_expired' : 'change_refused');
}

/**
 * Something else in place of what was booked, or more with it: offers, a quote, and what the owner allowed with the
 * code (M-05, M-06).
 */
export function createBookingChanges({ context, drive, codes }: BookingChangesParts) {
  /** Null where nothing of the booking can be amended here. */
  async function amendable<Desk>(booking: Booking, deskOf: DeskOf<Desk>): Promise<Amendable<Desk> | null> {
    const { order, state } = booking;
    if (state !== 'confirmed' || !order) return null;
    const rules = context.kinds.of(booking.kind);
    if (rules.requirementsOf(order, booking.locale).firstTravelDate <= todayIn(context.now())) return null;
    const [found] = rules.partsOf(order).flatMap((part) => {
      const desk = deskOf(part, order);
      return desk ? [{ name: part.name, desk }] : [];
    });
    const live = await liveSupplierOrders(context.db, booking.id);
    const standing = live.find(({ part, state: placed }) => part === found?.name && placed === 'placed');
    if (!found || !standing?.supplierRef) return null;
    // What the airline has changed is answered first (M-08).
    if (await findUnanswered(context.db, booking.id)) return null;
    return { order, desk: found.desk, standing: { ...standing, supplierRef: standing.supplierRef } };
  }

  async function isBusy({ id }: Booking): Promise<boolean> {
    if (await findOpenCancellation(context.db, id)) return true;
    return (await amendmentsOf(context.db, id)).some(({ state }) => state !== 'confirmed');
  }

  async function mustBeAmendable<Desk>(booking: Booking, deskOf: DeskOf<Desk>): Promise<Amendable<Desk>> {
    const found = await amendable(booking, deskOf);
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
    const known = booking.confirmed ? inLocale(booking.confirmed, locale).travellers : [];
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
    const { desk, order, standing } = await mustBeAmendable(booking, changeDesk);
    if (wish.date < todayIn(context.now()))
      throw new ApiError('invalid_request', { fields: [{ path: 'date', code: 'date_past' }] });
    const found = await desk.offers({ ...wish, supplierRef: standing.supplierRef, order });
    if (found.state !== 'offered') throw refusalOf(found.state);
    const booked = flightsOf(sectionsOf(booking, order, locale)[wish.journey]);
    return found.offers.flatMap((change) => {
      const section = sectionsOf(booking, change.order, locale)[change.journey];
      // The airline also offers the flight that is booked.
      return section && flightsOf(section) !== booked
        ? [{ offerRef: change.changeRef, section, ...pricesOf(booking, change, locale) }]
        : [];
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
    const { desk, order, standing } = await mustBeAmendable(booking, changeDesk);
    const attempt = await findLiveAttempt(context.db, booking.id);
    const { supplierRef } = standing;
    const chosen = await desk.choose({ supplierRef, order, offerRef: asked.offerRef });
    if (chosen.state !== 'chosen') throw refusalOf(chosen.state);
    if (!attempt) throw new ApiError('change_refused');
    const { change } = chosen;
    const { total } = change;
    const payments = await refundablePayments(context.db, booking.id);
    // More than was paid cannot come back: a person's to settle.
    if (
      total.currency !== CHARGE_CURRENCY ||
      -total.amount > payments.reduce((sum, { left }) => sum + left, 0)
    )
      throw new ApiError('change_refused');
    const expiresAtMs = quoteEndMs(context.now(), change.expiresAtMs);
    const changeId = await store(standing, {
      kind: desk.kind,
      order: desk.orderOf(change),
      total,
      revision,
      expiresAtMs,
    });
    return {
      changeId,
      sections: [...sectionsOf(booking, change.order, locale)],
      ...pricesOf(booking, { ...change, expiresAtMs }, locale),
      previous: previousOf(asked.shown, total),
      paidWith: context.methods.describe(attempt, locale),
    };
  }

  /** What was quoted; it is carried out only after it was allowed by a code. */
  async function store(
    standing: SupplierOrder,
    quoted: {
      readonly kind: OrderKind;
      readonly order: StoredOrder;
      readonly total: Money;
      readonly revision: number;
      readonly expiresAtMs: number;
    },
  ): Promise<string> {
    const id = randomUUID();
    await context.db
      .insertInto('booking_changes')
      .values({
        id,
        booking_id: standing.bookingId,
        kind: quoted.kind,
        part: standing.part,
        supplier_order_id: standing.id,
        order_data: JSON.stringify(quoted.order),
        amount: quoted.total.amount,
        currency: quoted.total.currency,
        revision: quoted.revision,
        expires_at: new Date(quoted.expiresAtMs),
        allowed_at: null,
        created_at: new Date(context.now()),
      })
      .execute();
    return id;
  }

  /** Bags and seats that the supplier sells with it. */
  async function serviceOffers(booking: Booking, locale: Locale): Promise<ServiceOffers> {
    const { desk, order, standing } = await mustBeAmendable(booking, servicesDesk);
    const found = await desk.offers({ supplierRef: standing.supplierRef, order, locale });
    if (found.state !== 'offered') throw refusalOf(found.state);
    return found.offers;
  }

  async function quoteServices(
    booking: Booking,
    asked: { readonly services: WantedServices; readonly shown: Money },
    locale: Locale,
  ): Promise<ServicesQuote> {
    const revision = await revisionOf(context.db, booking);
    const { desk, order, standing } = await mustBeAmendable(booking, servicesDesk);
    const chosen = await desk.choose({
      supplierRef: standing.supplierRef,
      order,
      services: asked.services,
    });
    if (chosen.state !== 'chosen') throw refusalOf(chosen.state);
    const { total, order: added } = chosen;
    if (total.currency !== CHARGE_CURRENCY) throw new ApiError('change_refused');
    const expiresAtMs = quoteEndMs(context.now());
    const changeId = await store(standing, { kind: desk.kind, order: added, total, revision, expiresAtMs });
    const lines = context.kinds.of(desk.kind).priceLines(added, NO_EXTRAS, locale);
    return {
      changeId,
      priceLines: [...lines],
      total,
      previous: previousOf(asked.shown, total),
      expiresAt: new Date(expiresAtMs).toISOString(),
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
    const isAllowed = await inTransaction(context, async (trx) =>
      allow(trx, change, {
        locale: asked.locale,
        async permit() {
          if (!(await codes.use(trx, codeId, nowMs))) throw new ApiError('code_wrong');
        },
      }),
    );
    if (isAllowed && payment === null) await drive(booking.id);
    return payment;
  }

  /** Allows a change once, and starts it if nothing is to be paid. False where it was allowed before; `permit` throws to refuse. */
  async function allow(
    trx: SettlementTransaction,
    change: BookingChange,
    { locale, permit }: { readonly locale: Locale; readonly permit: () => Promise<void> },
  ): Promise<boolean> {
    await lockBooking(trx, change.booking_id);
    const now = await findChange(trx, change.id);
    if (now?.allowed_at !== null) return false;
    const locked = await lockUnchanging(trx, change.booking_id);
    if (!locked || !(await isAsQuoted(trx, locked, change))) throw new ApiError('offer_expired');
    await permit();
    await allowChange(trx, change.id, context.now());
    if (change.amount <= 0) await start(trx, change, locale);
    return true;
  }

  /**
   * An agent makes the change for a traveller who agreed by phone, without a code (D-14). `sell` writes the order to be
   * paid in the same transaction. The same change again does nothing.
   */
  async function makeAtDesk(
    booking: Booking,
    asked: {
      readonly changeId: string;
      readonly locale: Locale;
      readonly note: (trx: SettlementTransaction) => Promise<void>;
      readonly sell: (trx: SettlementTransaction, order: QuotedOrder) => Promise<void>;
    },
  ): Promise<'done' | 'sent'> {
    const change = await findChange(context.db, asked.changeId);
    if (!change || change.booking_id !== booking.id) throw new ApiError('offer_expired');
    const isPaid = change.amount > 0;
    if (change.allowed_at === null && change.expires_at.getTime() <= context.now())
      throw new ApiError('offer_expired');
    const isAllowed = await inTransaction(context, async (trx) => {
      const { locale, note } = asked;
      if (!(await allow(trx, change, { locale, permit: () => note(trx) }))) return false;
      if (isPaid) await asked.sell(trx, { ...change, expiresAtMs: change.expires_at.getTime() });
      return true;
    });
    if (isAllowed && !isPaid) await drive(booking.id);
    return isPaid ? 'sent' : 'done';
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
    /** What may be asked for now. */
    async allowed(booking: Booking): Promise<{ readonly mayChange: boolean; readonly mayAdd: boolean }> {
      if (await isBusy(booking)) return { mayChange: false, mayAdd: false };
      return {
        mayChange: (await amendable(booking, changeDesk)) !== null,
        mayAdd: (await amendable(booking, servicesDesk)) !== null,
      };
    },
    offers,
    quote,
    serviceOffers,
    quoteServices,
    confirm,
    makeAtDesk,
  };
}
