import type { Offer, Order, OrderCancellation, OrderDocument, OrderService } from './wire-types.ts';
import { ageOn } from '@travesia/domain';
import { idFrom } from '../world/hash.ts';
import type { Payment } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';
import { centsOf, decimal } from '../duffel/decimal.ts';
import {
  assertOneSeatEach,
  isSeatId,
  offerSeatMaps,
  seatServices,
  serviceNotAvailable,
  takenSeats,
  type SaleableService,
} from './seat-maps.ts';
import { bagServices, totalCents, wireOffer, type OfferTweaks } from './wire-offer.ts';
import type { NewOrder } from './new-order.ts';
import type { FoundOffer, OfferRequestRecord } from './offer-requests.ts';
import type { OfferPlan } from './plans.ts';
import type { OfferQuery } from './query.ts';

const REFERENCE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CANCELLATION_LIFE_MS = 30 * 60_000;
type AirlineInitiatedChange = Order['airline_initiated_changes'][number];

const MOVED_MINUTES = 180;
const DEARER_SHARE = 1.03;

const notPayable = (code: string, message: string) =>
  WireError.invalidState(code, 'Not awaiting payment', message);

export const cancelQuoteExpired = () =>
  WireError.invalidState(
    'order_cancellation_expired',
    'Expired',
    'The quote has expired. Please create another.',
  );

export interface OrderRecord {
  readonly order: Order;
  readonly offerId: string;
  readonly createdMs: number;
  readonly paidCents: number;
  /** What it was searched with, for the switches. */
  readonly query: OfferQuery;
  readonly request: OfferRequestRecord;
  /** What is flown, as it was booked or changed last. */
  readonly plan: OfferPlan;
  /** Of a held order: once its price is not promised any more. */
  readonly isDearerUnpromised: boolean;
}

/** A fare is for an age on the last day of travel; whoever is of another one is refused at the order. */
function assertPricedAges({ passengers }: NewOrder, { plan, request }: FoundOffer): void {
  const last = plan.journeys.at(-1)?.flights;
  const days = [last?.[0]?.departsAt, last?.at(-1)?.arrivesAt].map((at) => (at ?? '').slice(0, 10));
  for (const [index, { id, born_on: born }] of passengers.entries()) {
    const priced = request.query.passengers[request.passengerIds.indexOf(id)];
    const isOfAge = days.some((day) => {
      const age = ageOn(born, day);
      return priced?.age === null ? age >= 18 || priced.type !== 'adult' : age === priced?.age;
    });
    if (!isOfAge)
      throw WireError.validation(`passengers.${index}.born_on`, 'The age is not the one that was priced.');
  }
}

/** One document each, of a kind that the offer takes, and at all where it demands one. */
function assertDemands({ passengers }: NewOrder, offer: Offer): void {
  const taken: readonly string[] = offer.supported_passenger_identity_document_types;
  for (const [index, { documentTypes }] of passengers.entries()) {
    const path = `passengers.${index}.identity_documents`;
    if (documentTypes.length > 1) throw WireError.validation(path, 'One document per passenger.');
    if (!documentTypes.every((type) => taken.includes(type)))
      throw WireError.validation(path, 'The offer does not take documents of this type.');
    if (offer.passenger_identity_documents_required && documentTypes.length === 0)
      throw WireError.validation(path, 'The airline requires an identity document.');
  }
}

/** Taken in and not yet an order, or an order whose tickets are issued later. */
interface Later {
  readonly record: OrderRecord;
  readonly outcome: 'created' | 'failed' | 'ticketed' | 'moved' | 'dropped';
  readonly documents: OrderDocument[];
  readonly dueMs: number;
}

export interface SettledOrder {
  readonly type:
    | 'order.created'
    | 'order.creation_failed'
    | 'order.updated'
    | 'order.airline_initiated_change_detected';
  readonly record: OrderRecord;
}

const NEWS_TYPE = {
  created: 'order.created',
  failed: 'order.creation_failed',
  ticketed: 'order.updated',
  moved: 'order.airline_initiated_change_detected',
  dropped: 'order.updated',
} as const;

export class OrderBook {
  #later: Later[] = [];
  readonly #orders = new Map<string, OrderRecord>();
  readonly #cancellations = new Map<string, OrderCancellation>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  all(): OrderRecord[] {
    return [...this.#orders.values()];
  }

  find(id: string): OrderRecord {
    const record = this.#orders.get(id);
    if (!record) throw WireError.notFound('order');
    return record;
  }

  takenSeats(): Set<string> {
    return takenSeats(this.all().map(({ order }) => order));
  }

  /** Books an offer: the passengers of the request, the current price to the cent, bags within their limits, free seats. */
  create(input: NewOrder, offer: FoundOffer, tweaks: OfferTweaks, nowMs: number): OrderRecord {
    const { plan, request, offerKey } = offer;
    if (request.bookedOrderId !== null) throw WireError.alreadyBooked();
    const wire = wireOffer(plan, request, offerKey, tweaks, true);
    const expected = new Set(request.passengerIds);
    if (
      input.passengers.length !== expected.size ||
      !input.passengers.every((passenger) => expected.delete(passenger.id))
    ) {
      throw WireError.validation('passengers', 'The passengers must be those of the offer.');
    }
    assertPricedAges(input, offer);
    assertDemands(input, wire);
    const services = this.#servicesOf(input, offer, tweaks);
    const extras = services.reduce((sum, service) => sum + centsOf(service.total_amount), 0);
    const total = totalCents(plan, tweaks) + extras;
    const isInstant = input.type === 'instant';
    if (!isInstant && wire.payment_requirements.requires_instant_payment) {
      throw WireError.invalidState(
        'instant_payment_required',
        'Instant payment required',
        'This offer must be paid when it is booked.',
      );
    }
    if (!isInstant && input.services.length > 0)
      throw WireError.validation('services', 'A held order has no services.');
    if (isInstant) {
      const [payment] = input.payments;
      if (!payment) throw WireError.validation('payments', 'An instant order must be paid.');
      if (payment.currency !== 'USD' || payment.amount !== decimal(total)) throw WireError.priceChanged();
    }
    const id = `ord_${idFrom(22, this.#seed, 'order', offerKey)}`;
    const createdAt = new Date(nowMs).toISOString();
    const typeOf = new Map(wire.passengers.map((passenger) => [passenger.id, passenger.type ?? 'adult']));
    const order: Order = {
      id,
      booking_reference: Array.from({ length: 6 }, (_, at) =>
        REFERENCE_ALPHABET.charAt(
          (idFrom(1, this.#seed, 'pnr', offerKey, at).codePointAt(0) ?? 0) % REFERENCE_ALPHABET.length,
        ),
      ).join(''),
      live_mode: false,
      content: 'managed',
      created_at: createdAt,
      synced_at: createdAt,
      owner: wire.owner,
      base_amount: wire.base_amount,
      base_currency: 'USD',
      tax_amount: wire.tax_amount ?? '0.00',
      tax_currency: 'USD',
      total_amount: decimal(total),
      total_currency: 'USD',
      conditions: wire.conditions,
      slices: wire.slices,
      services,
      passengers: input.passengers.map((given) => {
        const { documentTypes: _, loyalty_programme_accounts: accounts, ...passenger } = given;
        // Numbers of programmes that the offer does not take are ignored.
        const loyalty = accounts.filter(
          ({ airline_iata_code: code }) => code !== null && wire.supported_loyalty_programmes.includes(code),
        );
        return {
          ...passenger,
          type: typeOf.get(passenger.id) ?? 'adult',
          loyalty_programme_accounts: loyalty,
        };
      }),
      payment_status: isInstant
        ? { awaiting_payment: false, paid_at: createdAt }
        : {
            awaiting_payment: true,
            paid_at: null,
            payment_required_by: wire.payment_requirements.payment_required_by ?? createdAt,
            price_guarantee_expires_at: wire.payment_requirements.price_guarantee_expires_at ?? createdAt,
          },
      documents: isInstant ? this.#ticketsOf(input, offerKey) : [],
      metadata: input.metadata,
      airline_initiated_changes: [],
      available_actions:
        plan.brand.changePenalty === null ? ['cancel', 'update'] : ['cancel', 'change', 'update'],
      cancelled_at: null,
      cancellation: null,
    };
    request.bookedOrderId = id;
    const record = {
      order,
      offerId: input.offerId,
      createdMs: nowMs,
      paidCents: isInstant ? total : 0,
      query: offer.request.query,
      request,
      plan,
      isDearerUnpromised: tweaks.shortGuarantee,
    };
    this.#orders.set(id, record);
    return record;
  }

  /** Pays a held order for exactly its price of now; tickets are issued with it. */
  pay(orderId: string, payment: Payment, nowMs: number): void {
    const record = this.find(orderId);
    const { order } = record;
    if (order.cancelled_at) throw notPayable('already_cancelled', 'The order is cancelled.');
    if (!order.payment_status.awaiting_payment) throw notPayable('already_paid', 'The order is paid.');
    if (payment.amount !== order.total_amount || payment.currency !== order.total_currency)
      throw WireError.priceChanged();
    order.payment_status = { awaiting_payment: false, paid_at: new Date(nowMs).toISOString() };
    order.documents = this.#ticketsOf(order, orderId);
    this.#orders.set(orderId, { ...record, paidCents: centsOf(order.total_amount) });
  }

  /** What nobody paid in time is released; what is held beyond the promise of its price may become dearer. */
  #letHoldsEnd(nowMs: number): void {
    for (const { order, isDearerUnpromised } of this.all()) {
      const { payment_status: status } = order;
      if (order.cancelled_at || !status.awaiting_payment) continue;
      const isOver = (at: string | null | undefined) => at && Date.parse(at) <= nowMs;
      if (isOver(status.payment_required_by)) {
        order.cancelled_at = status.payment_required_by ?? null;
        order.available_actions = [];
      } else if (isDearerUnpromised && isOver(status.price_guarantee_expires_at)) {
        const { price_guarantee_expires_at: _over, ...unpromised } = status;
        order.payment_status = unpromised;
        order.total_amount = decimal(Math.round(centsOf(order.total_amount) * DEARER_SHARE));
      }
    }
  }

  /** It is no order until later: nobody can list, read or cancel it. */
  accept(record: OrderRecord, outcome: 'created' | 'failed', dueMs: number): void {
    this.#orders.delete(record.order.id);
    this.#later.push({ record, outcome, documents: [], dueMs });
  }

  /** The airline issues the tickets later. */
  ticketLater(record: OrderRecord, dueMs: number): void {
    this.#later.push({ record, outcome: 'ticketed', documents: record.order.documents ?? [], dueMs });
    record.order.documents = [];
  }

  /** No tickets, and later no order: the airline gives everything back. */
  dropLater(record: OrderRecord, dueMs: number): void {
    record.order.documents = [];
    this.#later.push({ record, outcome: 'dropped', documents: [], dueMs });
  }

  moveLater(record: OrderRecord, dueMs: number): void {
    this.#later.push({ record, outcome: 'moved', documents: [], dueMs });
  }

  /** The airline flies the first flight of the journey so much later; what connects to it may be lost. */
  move(orderId: string, minutes: number, nowMs: number): AirlineInitiatedChange {
    const { order } = this.find(orderId);
    const [slice] = order.slices;
    const [segment] = slice?.segments ?? [];
    if (!slice || !segment) throw WireError.notFound('flight');
    const later = (at: string) =>
      new Date(Date.parse(`${at.slice(0, 16)}Z`) + minutes * 60_000).toISOString().slice(0, 19);
    const added = {
      ...slice,
      segments: slice.segments.map((each) =>
        each.id === segment.id
          ? { ...each, departing_at: later(each.departing_at), arriving_at: later(each.arriving_at) }
          : each,
      ),
    };
    const at = new Date(Number.isFinite(nowMs) ? nowMs : Date.now()).toISOString();
    const change: AirlineInitiatedChange = {
      id: `aic_${idFrom(22, this.#seed, 'change', orderId, order.airline_initiated_changes.length)}`,
      order_id: orderId,
      action_taken: null,
      action_taken_at: null,
      added: [added],
      removed: [slice],
      available_actions: ['accept', 'cancel', 'change'],
      created_at: at,
      updated_at: at,
      travel_agent_ticket: null,
    };
    order.slices = [added, ...order.slices.slice(1)];
    order.airline_initiated_changes = [...order.airline_initiated_changes, change];
    return change;
  }

  acceptChange(changeId: string, nowMs: number): AirlineInitiatedChange {
    const change = this.all()
      .flatMap(({ order }) => order.airline_initiated_changes)
      .find(({ id }) => id === changeId);
    if (!change) throw WireError.notFound('airline-initiated change');
    change.action_taken ??= 'accepted';
    change.action_taken_at ??= new Date(nowMs).toISOString();
    change.available_actions = [];
    return change;
  }

  /** What has become of orders by now, each told once. */
  settle(nowMs: number): SettledOrder[] {
    if (Number.isFinite(nowMs)) this.#letHoldsEnd(nowMs);
    const due = this.#later.filter(({ dueMs }) => dueMs <= nowMs);
    this.#later = this.#later.filter(({ dueMs }) => dueMs > nowMs);
    return due.map(({ record, outcome, documents }) => {
      if (outcome === 'created') this.#orders.set(record.order.id, record);
      if (outcome === 'moved') this.move(record.order.id, MOVED_MINUTES, nowMs);
      if (outcome === 'ticketed') record.order.documents = documents;
      if (outcome === 'dropped') this.#drop(record.order.id, nowMs);
      return { type: NEWS_TYPE[outcome], record };
    });
  }

  /** Other flights, other tickets; bags that were bought stay with the journey. The difference is paid, or comes back where it is below nothing. */
  change(
    orderId: string,
    to: { readonly plan: OfferPlan; readonly slices: Order['slices']; readonly cents: number },
  ): void {
    const record = this.find(orderId);
    const { order } = record;
    const idsOf = (slice: Order['slices'][number] | undefined) => slice?.segments.map(({ id }) => id) ?? [];
    order.services = order.services.map((service) => {
      const slice = order.slices.findIndex((each) =>
        idsOf(each).some((id) => service.segment_ids.includes(id)),
      );
      const isMoved = service.type === 'baggage' && slice >= 0;
      return isMoved ? { ...service, segment_ids: idsOf(to.slices[slice]) } : service;
    });
    order.slices = to.slices;
    order.total_amount = decimal(centsOf(order.total_amount) + to.cents);
    order.documents = this.#ticketsOf(order, `${orderId}${to.slices.map(({ id }) => id).join('')}`);
    this.#orders.set(orderId, { ...record, plan: to.plan, paidCents: record.paidCents + to.cents });
  }

  /** Bags and seats on top, paid at once. */
  add(orderId: string, services: readonly OrderService[], cents: number): void {
    const record = this.find(orderId);
    const { order } = record;
    order.services = [...order.services, ...services];
    order.total_amount = decimal(centsOf(order.total_amount) + cents);
    this.#orders.set(orderId, { ...record, paidCents: record.paidCents + cents });
  }

  quoteCancellation(orderId: string, nowMs: number, asCredit: boolean): OrderCancellation {
    const { order } = this.find(orderId);
    if (order.cancelled_at) {
      throw WireError.invalidState(
        'order_already_cancelled',
        'Order already cancelled',
        'The order has already been cancelled.',
      );
    }
    const refund = order.conditions.refund_before_departure;
    const isChanged = order.airline_initiated_changes.some(({ action_taken: action }) => action === null);
    // Who does not want what the airline changed gets everything back.
    const penalty = isChanged
      ? 0
      : refund?.allowed
        ? centsOf(refund.penalty_amount)
        : Number.POSITIVE_INFINITY;
    const paid = order.payment_status.awaiting_payment ? 0 : centsOf(order.total_amount);
    // A credit is no money: nothing returns to how the order was paid.
    const refundAmount = asCredit ? '0.00' : decimal(Math.max(0, paid - Math.min(paid, penalty)));
    const cancellation: OrderCancellation = {
      id: `ore_${idFrom(22, this.#seed, 'cancel', orderId, nowMs)}`,
      order_id: orderId,
      created_at: new Date(nowMs).toISOString(),
      expires_at: new Date(nowMs + CANCELLATION_LIFE_MS).toISOString(),
      confirmed_at: null,
      live_mode: false,
      refund_amount: refundAmount,
      refund_currency: 'USD',
      refund_to: order.payment_status.awaiting_payment
        ? 'awaiting_payment'
        : asCredit
          ? 'airline_credits'
          : 'balance',
      airline_credits: asCredit
        ? order.passengers.map(({ id }) => ({
            id: `acd_${idFrom(22, this.#seed, 'credit', orderId, id)}`,
            credit_amount: decimal(Math.round(paid / order.passengers.length)),
            credit_currency: 'USD',
            credit_name: 'Flight credit',
            credit_code: `CR${idFrom(8, 'credit', orderId, id)}`,
            issued_on: new Date(nowMs).toISOString().slice(0, 10),
            passenger_id: id,
          }))
        : [],
    };
    this.#cancellations.set(cancellation.id, cancellation);
    return cancellation;
  }

  findCancellation(id: string): OrderCancellation {
    const cancellation = this.#cancellations.get(id);
    if (!cancellation) throw WireError.notFound('order cancellation');
    return cancellation;
  }

  /** `share`: of what was quoted. */
  confirmCancellation(id: string, nowMs: number, share = 1): OrderCancellation {
    const cancellation = this.findCancellation(id);
    if (!cancellation.confirmed_at && Date.parse(cancellation.expires_at) < nowMs) {
      throw cancelQuoteExpired();
    }
    const { order } = this.find(cancellation.order_id);
    if (!cancellation.confirmed_at)
      cancellation.refund_amount = decimal(Math.round(centsOf(cancellation.refund_amount) * share));
    cancellation.confirmed_at ||= new Date(nowMs).toISOString();
    order.cancelled_at = cancellation.confirmed_at;
    order.cancellation = cancellation;
    order.available_actions = [];
    return cancellation;
  }

  #drop(orderId: string, nowMs: number): void {
    const { order } = this.find(orderId);
    const atMs = Number.isFinite(nowMs) ? nowMs : Date.now();
    const cancellation = this.quoteCancellation(orderId, atMs, false);
    if (!order.payment_status.awaiting_payment) cancellation.refund_amount = order.total_amount;
    this.confirmCancellation(cancellation.id, atMs);
  }

  #servicesOf(input: NewOrder, offer: FoundOffer, tweaks: OfferTweaks): OrderService[] {
    if (input.services.length === 0) return [];
    const bags = bagServices(offer.plan, offer.request, offer.offerKey, tweaks).map(
      (service): SaleableService => ({
        ...service,
        maximum: service.maximum_quantity,
        cents: centsOf(service.total_amount),
      }),
    );
    const seats = seatServices(offerSeatMaps(offer, this.takenSeats()));
    const available = new Map([...bags, ...seats].map((service) => [service.id, service]));
    const services = input.services.map(({ id, quantity }, index): OrderService => {
      const service = available.get(id);
      // A seat that the map had is another passenger's by now; whatever else is missing was never on sale.
      if (!service && isSeatId(id)) throw serviceNotAvailable();
      if (!service)
        throw WireError.validation(`services.${index}.id`, 'The service is not available for this offer.');
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > service.maximum) {
        throw WireError.validation(`services.${index}.quantity`, 'The quantity is more than the maximum.');
      }
      const { type, metadata, passenger_ids, segment_ids } = service;
      return {
        id: `ser_${id.slice(4)}`,
        type,
        metadata,
        passenger_ids,
        segment_ids,
        quantity,
        total_amount: decimal(service.cents * quantity),
        total_currency: 'USD',
      };
    });
    assertOneSeatEach(services, 'services');
    return services;
  }

  #ticketsOf(
    input: { readonly passengers: readonly { readonly id: string }[] },
    offerKey: string,
  ): OrderDocument[] {
    return input.passengers.map((passenger, index) => ({
      type: 'electronic_ticket',
      unique_identifier: Array.from(
        { length: 13 },
        (_, at) => (idFrom(1, 'ticket', offerKey, index, at).codePointAt(0) ?? 0) % 10,
      ).join(''),
      passenger_ids: [passenger.id],
    }));
  }
}
