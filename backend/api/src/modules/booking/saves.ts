import { randomUUID } from 'node:crypto';
import type { BillingInformation, CustomerDetails, Traveller, TravellerAnswer } from '@travesia/contracts';
import { CHARGE_CURRENCY, todayIn, totalOfLines, travellersMatch, type Money } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import {
  NO_SAVES,
  type Booking,
  type SavedPassenger,
  type SavedPayment,
  type SaveKind,
  type Saves,
  type Locale,
} from './booking.ts';
import { holdUntil } from './clock.ts';
import type { DocumentCipher } from './document-cipher.ts';
import { documentMask } from './document-cipher.ts';
import type { MarketFees } from './fees.ts';
import type { MarketRules } from './markets.ts';
import type { BagChoice, OrderableOrder, OrderKindDefinition, OrderKinds, WantedBag } from './order-kind.ts';
import type { StoredOrder } from './stored-order.ts';
import { lockNamedBooking, takeUpBooking, type NamedBooking } from './named-booking.ts';
import { orderKeyOf } from './order-key.ts';
import { travellerFieldErrors } from './traveller-checks.ts';
import {
  deleteSaves,
  findBooking,
  insertDraft,
  lockBooking,
  lockOpenBooking,
  readSaves,
  sequenceOf,
  setClosed,
  totalColumns,
  transition,
  updateBooking,
  writeSave,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import { missingSteps } from './requirements.ts';
import { isEditable, isInFlight, mayFollow } from './state-machine.ts';

export interface SavesDependencies {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly cipher: DocumentCipher;
  readonly market: (id: string) => MarketRules;
  readonly kinds: OrderKinds;
}

export interface SaveRequest extends NamedBooking {
  /** flightOfferId or orderId of the payload, to be compared. */
  readonly orderId: string | null;
  readonly sequence: number | null;
}

export type BookingSaves = ReturnType<typeof createBookingSaves>;

const NO_BAGS: BagChoice = { outcome: 'unknown', index: 0 };
const EVERY_SAVE: readonly SaveKind[] = ['bags', 'customer', 'passengers', 'billing', 'payment'];

/** What the traveller types, step by step, until payment starts (B-24 to B-30). */
export function createBookingSaves({ db, now, cipher, market, kinds }: SavesDependencies) {
  function refuseUnlessEditable(booking: Booking): void {
    if (booking.state === 'confirmed') throw new ApiError('already_paid');
    if (!isEditable(booking.state)) throw new ApiError('payment_in_progress');
  }

  /** The order that a save belongs to, held until the save is written. */
  async function lockOrder(trx: BookingTransaction, request: SaveRequest) {
    const booking = await lockNamedBooking(trx, request, now());
    if (!booking?.order || !booking.orderId) throw new ApiError('order_missing');
    if (request.orderId !== null && request.orderId !== booking.orderId)
      throw new ApiError('other_booking_open');
    refuseUnlessEditable(booking);
    return { booking, order: booking.order, rules: kinds.of(booking.kind) };
  }

  /** The total and the state follow from what is saved; both change in the transaction of the save. */
  async function settle(trx: BookingTransaction, booking: Booking, cause: string): Promise<Booking> {
    const saves = await readSaves(trx, booking.id);
    const nowMs = now();
    const total = booking.order ? totalOf(kinds.of(booking.kind), booking.order, booking.fees, saves) : null;
    const changes = total ? totalColumns(total) : {};
    const isReady = missingSteps(booking.order !== null, saves).length === 0;
    if (isReady && booking.state !== 'ready' && mayFollow(booking.state, 'ready')) {
      return transition(trx, booking, 'ready', { cause, nowMs, changes: { ...changes, reason: null } });
    }
    if (!isReady && booking.state === 'ready') {
      return transition(trx, booking, 'priced', { cause, nowMs, changes });
    }
    return updateBooking(trx, booking, changes, nowMs);
  }

  /** What the card is charged: the sum of the lines, nothing else (S-41, B-06). */
  function totalOf(rules: OrderKindDefinition, order: StoredOrder, fees: MarketFees, saves: Saves): Money {
    const extras = { bags: saves.bags?.chosen ?? [], fees };
    return totalOfLines(rules.priceLines(order, extras, 'en'), CHARGE_CURRENCY);
  }

  async function write<K extends SaveKind>(
    trx: BookingTransaction,
    booking: Booking,
    save: { kind: K; sequence: number | null; data: NonNullable<Saves[K]> },
  ): Promise<Booking> {
    const sequence = save.sequence ?? (await sequenceOf(trx, booking.id, save.kind)) ?? 0;
    const written = await writeSave(trx, { ...save, sequence, bookingId: booking.id, nowMs: now() });
    return written ? settle(trx, booking, `${save.kind} saved`) : booking;
  }

  /** The booking that the order goes into: the tab's own for the order it has, else a new one. What was open is kept. */
  async function openFor(trx: BookingTransaction, request: SetOrderRequest): Promise<Booking> {
    const { sessionId, rules, market: marketId, locale, orderable } = request;
    const { kind } = rules;
    // A rival's first order may come between the look and the insertion: then that one is set aside.
    for (let tries = 0; tries < 3; tries += 1) {
      // A tab that has paid begins anew.
      const isFirst = request.bookingId === null || (await isPaid(trx, request.bookingId));
      const own = isFirst ? null : await lockNamedBooking(trx, request, now());
      const open = own ?? (await lockOpenBooking(trx, sessionId));
      if (open && (isInFlight(open.state) || open.state === 'manual_review'))
        throw new ApiError('payment_in_progress');
      const isSameOrder = open?.orderId === orderable.orderId || open?.orderId === request.orderId;
      if (open?.state === 'confirmed' && isSameOrder) throw new ApiError('already_paid');
      if (own && own.state !== 'confirmed') {
        const isLate = request.sequence !== null && request.sequence < own.orderSequence;
        if (isLate || isSame(own, request)) return own;
      }
      if (open) await setClosed(trx, open.id, true, now());
      const draft = { id: randomUUID(), sessionId, kind, market: marketId, locale, nowMs: now() };
      const opened = await insertDraft(trx, draft);
      if (opened) return opened;
    }
    throw new ApiError('request_in_progress');
  }

  async function isPaid(trx: BookingTransaction, bookingId: string | undefined): Promise<boolean> {
    return bookingId !== undefined && (await findBooking(trx, bookingId))?.state === 'confirmed';
  }

  function isSame({ kind, orderId, order }: Booking, { rules, orderable }: SetOrderRequest): boolean {
    return (
      kind === rules.kind &&
      orderId === orderable.orderId &&
      order !== null &&
      rules.identityOf(order) === rules.identityOf(orderable.order)
    );
  }

  return {
    /** B-24, B-25: another order is another booking (S-32); the same one changes nothing unless its time is over. */
    async setOrder(request: SetOrderRequest) {
      const { rules } = request;
      const { orderId, order, expiresAtMs } = request.orderable;
      return db.transaction().execute(async (trx) => {
        const booking = await openFor(trx, request);
        const isOver = booking.state === 'expired' || booking.state === 'voided';
        if (booking.state === 'draft' || (isOver && isSame(booking, request))) {
          const nowMs = now();
          const { fees } = market(request.market);
          await deleteSaves(trx, booking.id, EVERY_SAVE);
          await transition(trx, booking, 'priced', {
            cause: 'order set',
            nowMs,
            changes: {
              order_id: orderId,
              order_sequence: request.sequence ?? booking.orderSequence,
              order_data: JSON.stringify(order),
              market: request.market,
              fees: JSON.stringify(fees),
              locale: request.locale,
              reason: null,
              offer_expires_at: new Date(expiresAtMs),
              hold_expires_at: new Date(holdUntil(expiresAtMs)),
              ...totalColumns(totalOf(rules, order, fees, NO_SAVES)),
            },
          });
          return { id: orderId, bookingId: booking.id };
        }
        return { id: booking.orderId ?? orderId, bookingId: booking.id };
      });
    },

    /** The traveller goes on with the booking of this tab; the other one is kept. */
    async takeUp(request: { readonly sessionId: string; readonly bookingId: string }) {
      return db.transaction().execute(async (trx) => takeUpBooking(trx, request, now()));
    },

    /** B-26: replaces the earlier choice; an empty list takes all bags away. */
    async addServices(request: SaveRequest, wanted: readonly WantedBag[]) {
      return db.transaction().execute(async (trx) => {
        const { booking, order, rules } = await lockOrder(trx, request);
        const choice = rules.bags?.choose(order, wanted) ?? NO_BAGS;
        if (choice.outcome === 'unknown') {
          throw new ApiError('not_found', {
            fields: [{ path: `baggages.${choice.index}.additionalServicesId`, code: 'id_invalid' }],
          });
        }
        if (choice.outcome === 'too_many') {
          throw new ApiError('too_many_bags', {
            fields: [{ path: `baggages.${choice.index}.quantity`, code: 'too_many_bags' }],
            details: { allowed: choice.allowed },
          });
        }
        const { bags: earlier } = await readSaves(trx, booking.id);
        const data = { id: earlier?.id ?? randomUUID(), chosen: choice.bags };
        const saved = await write(trx, booking, { kind: 'bags', sequence: request.sequence, data });
        return { id: data.id, total: saved.total as Money };
      });
    },

    /** B-27 */
    async saveCustomer(request: SaveRequest, details: CustomerDetails) {
      return db.transaction().execute(async (trx) => {
        const { booking } = await lockOrder(trx, request);
        const { customer } = await readSaves(trx, booking.id);
        const data = { id: customer?.id ?? randomUUID(), details };
        await write(trx, booking, { kind: 'customer', sequence: request.sequence, data });
        return { id: data.id };
      });
    },

    /** B-28: exactly the travellers of the offer, of the right age, with the documents it demands (S-07, S-11). */
    async savePassengers(
      request: SaveRequest,
      passengers: readonly Traveller[],
      answers: readonly TravellerAnswer[] = [],
    ) {
      return db.transaction().execute(async (trx) => {
        const { booking, order, rules } = await lockOrder(trx, request);
        const travellers = rules.travellersOf(order);
        if (!travellersMatch(passengers, travellers)) throw new ApiError('travellers_mismatch');
        const saved = (await readSaves(trx, booking.id)).passengers?.list ?? [];
        const kept = new Map(
          passengers.flatMap((passenger) => {
            const earlier = saved.find(({ id }) => id === passenger.id);
            return passenger.keepSavedDocument && earlier?.sealedDocument ? [[passenger.id, earlier]] : [];
          }),
        );
        const fields = travellerFieldErrors(rules.requirementsOf(order, booking.locale), {
          travellers,
          passengers,
          answers,
          hasKeptDocument: (id) => kept.has(id),
          today: todayIn(now()),
        });
        if (fields.length > 0) throw new ApiError('invalid_request', { fields });
        const list = passengers.map((passenger) =>
          sealPassenger(cipher, booking.id, passenger, kept.get(passenger.id)),
        );
        await write(trx, booking, {
          kind: 'passengers',
          sequence: request.sequence,
          data: { list, answers },
        });
        return { passengers: list.map(({ id, type }) => ({ id, type })) };
      });
    },

    /** B-29 */
    async saveBilling(request: SaveRequest, information: BillingInformation) {
      return db.transaction().execute(async (trx) => {
        const { booking } = await lockOrder(trx, request);
        const { billing } = await readSaves(trx, booking.id);
        const data = { id: billing?.id ?? randomUUID(), information };
        const saved = await write(trx, booking, { kind: 'billing', sequence: request.sequence, data });
        return { id: data.id, booking: saved, orderKey: orderKeyOf(saved, await readSaves(trx, saved.id)) };
      });
    },

    /** What the traveller pays with (S-27): no digits, a token of the provider. Highest sequence wins. */
    async savePayment(
      target: { bookingId: string; orderKey: string },
      permitted: Money,
      payment: Required<Pick<SavedPayment, 'providerToken' | 'method'>> & { sequence: number },
    ) {
      return db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, target.bookingId);
        if (!booking) throw new ApiError('order_missing');
        refuseUnlessEditable(booking);
        const earlier = await sequenceOf(trx, booking.id, 'payment');
        if (earlier !== null && earlier >= payment.sequence) throw new ApiError('superseded');
        // Signed for another total, or other travellers: the page fetches a fresh one for what it shows.
        if (booking.total?.amount !== permitted.amount || booking.total.currency !== permitted.currency) {
          throw new ApiError('price_changed', {
            details: { previous: { total: permitted }, current: { total: booking.total } },
          });
        }
        const { orderKey } = target;
        if (orderKey !== orderKeyOf(booking, await readSaves(trx, booking.id)))
          throw new ApiError('handle_invalid');
        const { sequence, ...known } = payment;
        const data = { transactionId: randomUUID(), orderKey, ...known };
        await write(trx, booking, { kind: 'payment', sequence, data });
        return { transactionId: data.transactionId };
      });
    },
  };
}

export interface SetOrderRequest extends SaveRequest {
  readonly rules: OrderKindDefinition;
  readonly orderable: OrderableOrder<StoredOrder>;
  readonly market: string;
  readonly locale: Locale;
}

/** The number is sealed for this booking and traveller; a kept document keeps its dates with it (S-02). */
function sealPassenger(
  cipher: DocumentCipher,
  bookingId: string,
  passenger: Traveller,
  earlier: SavedPassenger | undefined,
): SavedPassenger {
  const { passportNumber, keepSavedDocument: _, ...rest } = passenger;
  if (earlier && passportNumber === '') {
    return {
      ...rest,
      passportIssuanceDate: rest.passportIssuanceDate || earlier.passportIssuanceDate,
      passportExpiryDate: rest.passportExpiryDate || earlier.passportExpiryDate,
      sealedDocument: earlier.sealedDocument,
      documentMask: earlier.documentMask,
    };
  }
  const isGiven = passportNumber !== '';
  return {
    ...rest,
    sealedDocument: isGiven ? cipher.encrypt(passportNumber, sealedFor(bookingId, passenger.id)) : null,
    documentMask: isGiven ? documentMask(passportNumber) : null,
  };
}

/** What a sealed document number is bound to. */
export function sealedFor(bookingId: string, travellerId: string): string {
  return `${bookingId}/${travellerId}`;
}
