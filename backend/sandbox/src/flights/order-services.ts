import * as v from 'valibot';
import { PaymentSchema, readData } from '../duffel/body.ts';
import { centsOf, decimal } from '../duffel/decimal.ts';
import { WireError } from '../duffel/wire-error.ts';
import { FilledSchema } from '../wire-body.ts';
import type { OrderBook, OrderRecord } from './orders.ts';
import {
  assertOneSeatEach,
  seatedPassengers,
  seatMapsOf,
  seatServices,
  serviceNotAvailable,
} from './seat-maps.ts';
import { bagServices, NO_TWEAKS } from './wire-offer.ts';
import type { OfferAvailableServiceBaggage, OrderService, SeatMap } from './wire-types.ts';

/** As many checked bags as one passenger can have bought for one journey. */
const BAGS_MAX = 2;
const DEARER_CENTS = 500;

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

const ServicesWishSchema = v.object({
  add_services: v.pipe(
    v.array(v.object({ id: FilledSchema, quantity: v.number() })),
    v.nonEmpty('Choose at least one service.'),
  ),
  payment: v.optional(PaymentSchema),
});

export type ServicesWish = v.InferOutput<typeof ServicesWishSchema>;

/** Reads the body of POST /air/orders/:id/services. */
export const readServicesWish = (body: unknown): ServicesWish => readData(ServicesWishSchema, body);

/** Bags and seats on top of an order: what an airline has left, and what is added. */
export class OrderServiceBook {
  readonly #orders: OrderBook;
  /** Orders whose bags are dearer from now on. */
  readonly #dearer = new Set<string>();
  /** When something was added to an order last. */
  readonly #addedMs = new Map<string, number>();

  constructor(orders: OrderBook) {
    this.#orders = orders;
  }

  raise(orderId: string): void {
    this.#dearer.add(orderId);
  }

  addedMs(orderId: string): number | null {
    return this.#addedMs.get(orderId) ?? null;
  }

  bagsOf({ order, plan, request }: OrderRecord): OfferAvailableServiceBaggage[] {
    if (order.cancelled_at) return [];
    return bagServices(plan, request, order.id.slice(4), NO_TWEAKS).flatMap((service) => {
      // The flights may be others by now: services are of the order's own segments.
      const slice = Number(service.id.at(-3));
      const segmentIds = order.slices[slice]?.segments.map(({ id }) => id) ?? [];
      const bought = order.services
        .filter(({ type }) => type === 'baggage')
        .filter(({ passenger_ids: ids }) => isSameSet(ids, service.passenger_ids))
        .filter(({ segment_ids: ids }) => ids.some((id) => segmentIds.includes(id)))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const left = BAGS_MAX - bought;
      if (left <= 0 || segmentIds.length === 0) return [];
      const more = this.#dearer.has(order.id) ? DEARER_CENTS : 0;
      const cents = centsOf(service.total_amount) + more;
      return [{ ...service, maximum_quantity: left, segment_ids: segmentIds, total_amount: decimal(cents) }];
    });
  }

  seatMapsOf({ order, plan, request }: OrderRecord): SeatMap[] {
    if (order.cancelled_at) return [];
    const segments = plan.journeys.flatMap((journey, slice) =>
      journey.flights.flatMap((flight, place) => {
        const segmentId = order.slices[slice]?.segments[place]?.id;
        return segmentId ? [{ sliceId: order.slices[slice]?.id ?? '', segmentId, flight }] : [];
      }),
    );
    return seatMapsOf(segments, plan, {
      passengerIds: seatedPassengers(request),
      taken: this.#orders.takenSeats(),
      hasSeat: (segmentId, passengerId) =>
        order.services.some(
          ({ type, segment_ids: segments, passenger_ids: passengers }) =>
            type === 'seat' && segments.includes(segmentId) && passengers.includes(passengerId),
        ),
    });
  }

  /** Adds what was chosen for exactly its price; `inPart`: only the first of it. */
  add(orderId: string, wish: ServicesWish, nowMs: number, inPart: boolean): void {
    const record = this.#orders.find(orderId);
    if (record.order.cancelled_at) throw serviceNotAvailable();
    const known = this.#all(record);
    const count = record.order.services.length;
    const priced = wish.add_services.map(({ id, quantity }, index) => {
      const service = known.get(id);
      if (!service) throw serviceNotAvailable();
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > service.maximum)
        throw WireError.validation(
          `add_services.${index}.quantity`,
          'The quantity is more than the maximum.',
        );
      const cents = service.cents * quantity;
      const { type, metadata, passenger_ids, segment_ids } = service;
      const added: OrderService = {
        id: `ser_${id.slice(4)}${count + index}`,
        type,
        metadata,
        passenger_ids,
        segment_ids,
        quantity,
        total_amount: decimal(cents),
        total_currency: 'USD',
      };
      return { added, cents };
    });
    assertOneSeatEach(
      priced.map(({ added }) => added),
      'add_services',
    );
    const total = priced.reduce((sum, { cents }) => sum + cents, 0);
    if (wish.payment?.amount !== decimal(total) || wish.payment.currency !== 'USD')
      throw WireError.priceChanged();
    const done = inPart ? priced.slice(0, 1) : priced;
    this.#addedMs.set(orderId, nowMs);
    this.#orders.add(
      orderId,
      done.map(({ added }) => added),
      done.reduce((sum, { cents }) => sum + cents, 0),
    );
  }

  #all(record: OrderRecord) {
    const bags = this.bagsOf(record).map((bag) => ({
      ...bag,
      maximum: bag.maximum_quantity,
      cents: centsOf(bag.total_amount),
    }));
    const seats = seatServices(this.seatMapsOf(record));
    return new Map([...bags, ...seats].map((service) => [service.id, service]));
  }
}
