import { dataOf, isRecord } from '../duffel/body.ts';
import { decimal } from '../duffel/decimal.ts';
import { WireError } from '../duffel/wire-error.ts';
import type { OrderBook, OrderRecord } from './orders.ts';
import { seatMapsOf } from './seat-maps.ts';
import { bagServices, NO_TWEAKS } from './wire-offer.ts';
import type { OfferAvailableServiceBaggage, OrderService, SeatMap } from './wire-types.ts';

/** As many checked bags as one passenger can have bought for one journey. */
const BAGS_MAX = 2;
const DEARER_CENTS = 500;

const notAvailable = () =>
  new WireError(
    422,
    'invalid_state_error',
    'service_not_available',
    'Service not available',
    'The service is not available for this order any more.',
  );

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

export interface ServicesWish {
  readonly services: readonly { readonly id: string; readonly quantity: number }[];
  readonly payment: unknown;
}

/** Reads the body of POST /air/orders/:id/services. */
export function readServicesWish(body: unknown): ServicesWish {
  const data = dataOf(body);
  const wanted = Array.isArray(data['add_services']) ? data['add_services'].filter(isRecord) : [];
  if (wanted.length === 0) throw WireError.validation('add_services', 'Choose at least one service.');
  return {
    services: wanted.map(({ id, quantity }) => ({ id: String(id), quantity: Number(quantity) })),
    payment: data['payment'],
  };
}

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
      const cents = Math.round(Number(service.total_amount) * 100) + more;
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
    const taken = order.services.filter(({ type }) => type === 'seat');
    return seatMapsOf(segments, plan, {
      passengerIds: request.passengerIds.filter(
        (_, index) => request.query.passengers[index]?.type !== 'infant_without_seat',
      ),
      isTaken: (segmentId, designator) =>
        taken.some(
          ({ segment_ids: ids, metadata }) =>
            ids.includes(segmentId) &&
            metadata &&
            'designator' in metadata &&
            metadata.designator === designator,
        ),
      hasSeat: (segmentId, passengerId) =>
        taken.some(
          (seat) => seat.segment_ids.includes(segmentId) && seat.passenger_ids.includes(passengerId),
        ),
    });
  }

  /** Adds what was chosen for exactly its price; `inPart`: only the first of it. */
  add(orderId: string, wish: ServicesWish, nowMs: number, inPart: boolean): void {
    const record = this.#orders.find(orderId);
    if (record.order.cancelled_at) throw notAvailable();
    const known = this.#all(record);
    const count = record.order.services.length;
    const priced = wish.services.map(({ id, quantity }, index) => {
      const service = known.get(id);
      if (!service) throw notAvailable();
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
    const seats = priced.filter(({ added }) => added.type === 'seat');
    const keys = seats.flatMap(({ added }) => [
      `${added.segment_ids[0]} ${added.passenger_ids[0]}`,
      `${added.segment_ids[0]} ${JSON.stringify(added.metadata)}`,
    ]);
    if (new Set(keys).size < keys.length)
      throw WireError.validation('add_services', 'A seat is for one passenger, and a passenger has one.');
    const total = priced.reduce((sum, { cents }) => sum + cents, 0);
    const paid = isRecord(wish.payment) ? wish.payment : {};
    if (paid['amount'] !== decimal(total) || paid['currency'] !== 'USD') throw WireError.priceChanged();
    const done = inPart ? priced.slice(0, 1) : priced;
    this.#addedMs.set(orderId, nowMs);
    this.#orders.add(
      orderId,
      done.map(({ added }) => added),
      done.reduce((sum, { cents }) => sum + cents, 0),
    );
  }

  #all(record: OrderRecord) {
    const centsOf = (amount: string) => Math.round(Number(amount) * 100);
    const bags = this.bagsOf(record).map((bag) => ({
      ...bag,
      maximum: bag.maximum_quantity,
      cents: centsOf(bag.total_amount),
    }));
    const seats = this.seatMapsOf(record).flatMap(({ segment_id: segmentId, cabins }) =>
      cabins
        .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))
        .flatMap((element) =>
          element.type === 'seat'
            ? element.available_services.map((service) => ({
                id: service.id,
                type: 'seat' as const,
                metadata: {
                  designator: element.designator,
                  disclosures: element.disclosures,
                  name: element.name ?? null,
                },
                passenger_ids: [service.passenger_id],
                segment_ids: [segmentId],
                maximum: 1,
                cents: centsOf(service.total_amount),
              }))
            : [],
        ),
    );
    return new Map([...bags, ...seats].map((service) => [service.id, service]));
  }
}
