import * as v from 'valibot';
import { DateSchema, readData, type Payment } from '../duffel/body.ts';
import { centsOf, decimal } from '../duffel/decimal.ts';
import { WireError } from '../duffel/wire-error.ts';
import { FilledSchema } from '../wire-body.ts';
import { idFrom } from '../world/hash.ts';
import { fareFor } from './fares.ts';
import type { OrderBook, OrderRecord } from './orders.ts';
import { planOffers, type OfferPlan } from './plans.ts';
import { placeOf, type QuerySlice } from './query.ts';
import type { IsOn, Switch } from './switches.ts';
import { wireSlice, NO_TWEAKS } from './wire-offer.ts';
import type { Order, OrderChange, OrderChangeOffer } from './wire-types.ts';

const OFFER_LIFE_MS = 20 * 60_000;
const OFFERS_MAX = 8;
/** What the switches of a price make of the difference, penalty included. */
const EXTRA_CENTS = 6_000;
const RETURNED_CENTS = -4_000;
const DEARER_CENTS = 1_500;
/** With these there is something to pay, on whatever day the flights are. */
const COSTING: readonly Switch[] = [
  'change_costs',
  'change_expired_at_confirm',
  'change_dearer_at_confirm',
  'lost_change_answer',
];

export const changeExpired = () =>
  WireError.invalidState(
    'order_change_expired',
    'Order change expired',
    'The offer of this change has expired. Please create another order change request.',
  );

const notChangeable = () =>
  WireError.invalidState(
    'order_not_changeable',
    'Not changeable',
    'The airline does not allow this order to be changed here.',
  );

interface OfferRecord {
  readonly offer: OrderChangeOffer;
  readonly orderId: string;
  readonly plan: OfferPlan;
  readonly slices: Order['slices'];
  /** The order as it was when the offer was made: one that was changed since has no such change any more. */
  readonly before: Order['slices'];
}

const ChangeWishSchema = v.pipe(
  v.object({
    order_id: FilledSchema,
    slices: v.object({
      remove: v.strictTuple([v.object({ slice_id: FilledSchema })]),
      add: v.strictTuple([
        v.object({ origin: FilledSchema, destination: FilledSchema, departure_date: DateSchema }),
      ]),
    }),
  }),
  v.transform(({ order_id: orderId, slices: { remove, add } }) => ({
    orderId,
    removedSliceId: remove[0].slice_id,
    from: add[0].origin,
    to: add[0].destination,
    date: add[0].departure_date,
  })),
);

export type ChangeWish = v.InferOutput<typeof ChangeWishSchema>;

/** Reads the body of POST /air/order_change_requests: one slice for another one. */
export const readChangeWish = (body: unknown): ChangeWish => readData(ChangeWishSchema, body);

function sliceOf({ from, to, date }: ChangeWish): QuerySlice {
  const origin = placeOf(from, 'slices.add.0.origin');
  const destination = placeOf(to, 'slices.add.0.destination');
  return { from, to, fromAirports: origin.airports, toAirports: destination.airports, date };
}

const totalOf = ({ fare }: Pick<OfferPlan, 'fare'>) => fare.baseCents + fare.taxCents;

/** Changes of orders: what an airline offers, the change that was chosen, and its confirmation. */
export class OrderChangeBook {
  readonly #offers = new Map<string, OfferRecord>();
  readonly #changes = new Map<string, { change: OrderChange; readonly from: OfferRecord }>();
  readonly #orders: OrderBook;
  readonly #seed: string;

  constructor(orders: OrderBook, seed: string) {
    this.#orders = orders;
    this.#seed = seed;
  }

  /** Flights of the same airline in the same brand, each as a change of the order. */
  request(wish: ChangeWish, isOn: IsOn, now: { readonly ms: number; readonly today: string }) {
    const record = this.#orders.find(wish.orderId);
    const { order, plan } = record;
    const place = order.slices.findIndex(({ id }) => id === wish.removedSliceId);
    if (place < 0) throw WireError.notFound('slice');
    const { changePenalty } = plan.brand;
    if (order.cancelled_at || changePenalty === null || isOn('change_refused')) throw notChangeable();
    const id = `ocr_${idFrom(22, this.#seed, 'change', wish.orderId, now.ms, wish.date)}`;
    const plans = isOn('change_without_offers') ? [] : this.#plansOf(record, wish, place, now);
    const offers = plans.map((changed, index) =>
      this.#offerOf(record, changed, { key: `${id.slice(4)}${index}`, place, isOn, nowMs: now.ms }),
    );
    return {
      id,
      live_mode: false,
      order_id: order.id,
      slices: {
        remove: [{ slice_id: wish.removedSliceId }],
        add: [
          { origin: wish.from, destination: wish.to, departure_date: wish.date, cabin_class: plan.cabin },
        ],
      },
      order_change_offers: offers,
    };
  }

  findOffer(id: string): OrderChangeOffer {
    return this.#offer(id).offer;
  }

  /** The traveller's choice; the airline says the price again. */
  create(offerId: string, isOn: IsOn, nowMs: number): OrderChange {
    const from = this.#offer(offerId);
    if (nowMs >= Date.parse(from.offer.expires_at)) throw changeExpired();
    const { offer } = from;
    const more = isOn('change_dearer_when_chosen') ? DEARER_CENTS : 0;
    const change: OrderChange = {
      id: `oce_${idFrom(22, this.#seed, 'chosen', offerId, nowMs)}`,
      order_id: from.orderId,
      live_mode: false,
      created_at: new Date(nowMs).toISOString(),
      confirmed_at: null,
      expires_at: offer.expires_at,
      change_total_amount: signed(centsOf(offer.change_total_amount) + more),
      change_total_currency: 'USD',
      new_total_amount: signed(centsOf(offer.new_total_amount) + more),
      new_total_currency: 'USD',
      penalty_total_amount: offer.penalty_amount,
      penalty_total_currency: 'USD',
      refund_to: 'original_form_of_payment',
      slices: offer.slices,
      available_payment_types: ['balance'],
    };
    this.#changes.set(change.id, { change, from });
    return change;
  }

  find(id: string): OrderChange {
    return this.#change(id).change;
  }

  orderIdOf(offerId: string): string {
    return this.#offer(offerId).orderId;
  }

  /** Flies otherwise from now on; what is to pay must be paid to the cent. */
  confirm(id: string, payment: Payment | undefined, nowMs: number): OrderChange {
    const { change, from } = this.#change(id);
    const record = this.#orders.find(change.order_id);
    const { order } = record;
    if (change.confirmed_at !== null) {
      throw WireError.invalidState(
        'order_change_already_confirmed',
        'Already confirmed',
        'The order change has already been confirmed.',
      );
    }
    if (order.cancelled_at || order.slices !== from.before) throw notChangeable();
    if (nowMs >= Date.parse(change.expires_at)) throw changeExpired();
    const cents = centsOf(change.change_total_amount);
    if (cents > 0 && (payment?.amount !== change.change_total_amount || payment.currency !== 'USD'))
      throw WireError.priceChanged();
    this.#orders.change(order.id, { plan: from.plan, slices: from.slices, cents });
    change.confirmed_at = new Date(nowMs).toISOString();
    return change;
  }

  #offer(id: string): OfferRecord {
    const found = this.#offers.get(id);
    if (!found) throw WireError.notFound('order change offer');
    return found;
  }

  #change(id: string) {
    const found = this.#changes.get(id);
    if (!found) throw WireError.notFound('order change');
    return found;
  }

  #plansOf(
    { plan, query }: OrderRecord,
    wish: ChangeWish,
    place: number,
    now: { readonly ms: number; readonly today: string },
  ): OfferPlan[] {
    const owner = plan.journeys[place]?.owner.code;
    const found = planOffers(
      { ...query, slices: [sliceOf(wish)], cabin: plan.cabin },
      now.today,
      now.ms,
      this.#seed,
    ).filter((each) => each.journeys[0]?.owner.code === owner && each.brand.code === plan.brand.code);
    return found
      .flatMap(({ journeys: [journey] }) => {
        const journeys = plan.journeys.map((kept, index) => (index === place ? (journey ?? kept) : kept));
        const [out, back] = journeys;
        const landsMs = out?.flights.at(-1)?.arrivesUtcMs ?? 0;
        if (back && (back.flights[0]?.departsUtcMs ?? 0) < landsMs) return [];
        const fare = fareFor(journeys, plan.cabin, plan.brand, query.passengers, now.today);
        return [{ ...plan, journeys, fare }];
      })
      .slice(0, OFFERS_MAX);
  }

  #offerOf(
    record: OrderRecord,
    plan: OfferPlan,
    facts: { readonly key: string; readonly place: number; readonly isOn: IsOn; readonly nowMs: number },
  ): OrderChangeOffer {
    const { order, request } = record;
    const { key, place, isOn, nowMs } = facts;
    const seated = request.query.passengers.filter(({ type }) => type !== 'infant_without_seat').length;
    const penalty = (plan.brand.changePenalty ?? 0) * 100 * seated;
    const difference = isOn('change_costs_nothing')
      ? -penalty
      : isOn('change_gives_back')
        ? RETURNED_CENTS - penalty
        : COSTING.some(isOn)
          ? EXTRA_CENTS
          : totalOf(plan) - totalOf(record.plan);
    const journey = plan.journeys[place];
    const removed = order.slices[place];
    if (!journey || !removed) throw WireError.notFound('slice');
    const added = wireSlice(journey, plan, request, key, place, NO_TWEAKS);
    const at = new Date(nowMs).toISOString();
    const offer: OrderChangeOffer = {
      id: `oco_${key}`,
      created_at: at,
      updated_at: at,
      expires_at: new Date(nowMs + OFFER_LIFE_MS).toISOString(),
      change_total_amount: signed(penalty + difference),
      change_total_currency: 'USD',
      new_total_amount: signed(centsOf(order.total_amount) + difference),
      new_total_currency: 'USD',
      penalty_amount: decimal(penalty),
      penalty_currency: 'USD',
      order_change_id: null,
      refund_to: 'original_form_of_payment',
      slices: { add: [added], remove: [removed] },
    };
    const slices = order.slices.map((kept, index) => (index === place ? added : kept));
    this.#offers.set(offer.id, { offer, orderId: order.id, plan, slices, before: order.slices });
    return offer;
  }
}

const signed = (cents: number) => `${cents < 0 ? '-' : ''}${decimal(Math.abs(cents))}`;
