import { randomUUID } from 'node:crypto';
import type { BillingInformation, CustomerDetails, Traveller, TravellerAnswer } from '@travesia/contracts';
import { isSameMoney, todayIn, travellersMatch, type Money } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import type { Booking, SavedPayment, SaveKind, Saves } from './booking.ts';
import type { DocumentCipher } from './document-cipher.ts';
import { lockNamedBooking, refuseUnlessEditable, type NamedBooking } from './named-booking.ts';
import type { BagChoice, OrderKinds, WantedBag, WantedSeat } from './order-kind.ts';
import { orderKeyOf } from './order-key.ts';
import { settle } from './pricing.ts';
import { mayBePaid } from './state-machine.ts';
import {
  lockBooking,
  readSaves,
  sequenceOf,
  writeSave,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import { sealPassenger } from './sealed-documents.ts';
import { travellerFieldErrors } from './traveller-checks.ts';

export interface DraftStepParts {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly cipher: DocumentCipher;
  readonly kinds: OrderKinds;
}

export interface SaveRequest extends NamedBooking {
  /** flightOfferId or orderId of the payload, to be compared. */
  readonly orderId: string | null;
  readonly sequence: number | null;
}

const NO_BAGS: BagChoice = { outcome: 'unknown', index: 0 };

/** What the traveller types, step by step, until payment starts (B-26 to B-30). */
export function createDraftSteps({ db, now, cipher, kinds }: DraftStepParts) {
  /** The order that a save belongs to, held until the save is written. */
  async function lockOrder(trx: BookingTransaction, request: SaveRequest, isPayment = false) {
    const booking = await lockNamedBooking(trx, request, now());
    if (!booking?.order || !booking.orderId) throw new ApiError('order_missing');
    if (request.orderId !== null && request.orderId !== booking.orderId)
      throw new ApiError('other_booking_open');
    if (!(isPayment && mayBePaid(booking.state))) refuseUnlessEditable(booking);
    return { booking, order: booking.order, rules: kinds.of(booking.kind) };
  }

  async function write<K extends SaveKind>(
    trx: BookingTransaction,
    booking: Booking,
    save: { kind: K; sequence: number | null; data: NonNullable<Saves[K]> },
  ): Promise<Booking> {
    const sequence = save.sequence ?? (await sequenceOf(trx, booking.id, save.kind)) ?? 0;
    const written = await writeSave(trx, { ...save, sequence, bookingId: booking.id, nowMs: now() });
    return written ? settle(trx, booking, { kinds, cause: `${save.kind} saved`, nowMs: now() }) : booking;
  }

  return {
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

    /** replaces the earlier choice; an empty list takes all seats away. */
    async addSeats(request: SaveRequest, wanted: readonly WantedSeat[]) {
      // The airline is asked while nothing is locked; the order may be another one once it has replied.
      const asked = await db.transaction().execute((trx) => lockOrder(trx, request));
      if (!asked.rules.chooseSeats) throw new ApiError('not_found');
      const data = wanted.length === 0 ? [] : await asked.rules.chooseSeats(asked.order, wanted);
      return db.transaction().execute(async (trx) => {
        const { booking } = await lockOrder(trx, request);
        const isSameOrder = booking.id === asked.booking.id && booking.orderId === asked.booking.orderId;
        if (!isSameOrder) throw new ApiError('order_missing');
        const saved = await write(trx, booking, { kind: 'seats', sequence: request.sequence, data });
        return { id: saved.id, total: saved.total as Money };
      });
    },

    /** Who makes the booking; saving again replaces it (B-27). */
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

    /** Who pays, and where their bank statement goes (B-29). */
    async saveBilling(request: SaveRequest, information: BillingInformation) {
      return db.transaction().execute(async (trx) => {
        const { booking } = await lockOrder(trx, request, true);
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
      payment: Pick<SavedPayment, 'providerToken' | 'method'> & { sequence: number },
    ) {
      return db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, target.bookingId);
        if (!booking) throw new ApiError('order_missing');
        if (!mayBePaid(booking.state)) refuseUnlessEditable(booking);
        const earlier = await sequenceOf(trx, booking.id, 'payment');
        if (earlier !== null && earlier >= payment.sequence) throw new ApiError('superseded');
        // Signed for another total, or other travellers: the page fetches a fresh one for what it shows.
        if (!booking.total || !isSameMoney(booking.total, permitted)) {
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
