import {
  SetOrderReplySchema,
  type OrderDeclaration,
  type OrderKind,
  type OrderWords,
} from '@travesia/contracts';
import { SetChangeOrderSchema } from '@travesia/products/booking-lookup';
import {
  defineOrderKind,
  type BuyerFacts,
  type OrderableOrder,
  type OrderDesk,
  type OrderKindDefinition,
  type OrderKindRules,
  type SetOrderRoute,
  type PartAmounts,
  type StoredOrder,
} from '../../booking/index.ts';
import type { Locale, OrderView } from '@travesia/contracts';
import type { FlightSupplier } from '../ports.ts';
import { withAmendment } from './changed-flight.ts';
import { flightCalendar } from './flight-calendar.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightHeading, flightSections, orderTravellers, travelDates } from './flight-sections.ts';

/** Finds what was quoted and allowed; throws where it does not hold any more. */
export type FindQuotedChange = (kind: OrderKind, id: string) => Promise<OrderableOrder<StoredOrder>>;

/** What an amendment says of itself; everything else is the same for all of them. */
export interface FlightAmendment<Order> extends Pick<
  OrderKindRules<Order, never>,
  'identityOf' | 'priceLines' | 'recordOf' | 'additionsOf'
> {
  readonly declaration: OrderDeclaration;
  readonly words: OrderWords;
  readonly setOrder: Pick<SetOrderRoute<Order, never>, 'path' | 'summary'>;
  /** The flight that its pages show. */
  flightOf(order: Order): FlightOrder;
  amountsOf(order: Order): PartAmounts;
  /** Conditions of what is bought, which need not be those of the flight. */
  policiesOf(order: Order, locale: Locale, buyer: BuyerFacts): OrderView['policies'];
  /** What the booking's order is from then on; its price is added here. */
  amendedOf(before: FlightOrder, order: Order): FlightOrder;
  /** It cannot be taken back at the airline: nothing here cancels. */
  deskOf(order: Order): Pick<OrderDesk<Order>, 'place' | 'find'>;
}

/**
 * What is done to a booked flight, as an order of its own: it is paid in the checkout like any other, and carried out
 * at the airline between authorisation and capture.
 */
export function flightAmendmentKind<Order>(
  supplier: FlightSupplier,
  findQuoted: FindQuotedChange,
  {
    declaration: { kind, paths },
    words,
    setOrder,
    flightOf,
    amountsOf,
    policiesOf,
    amendedOf,
    deskOf,
    ...own
  }: FlightAmendment<Order>,
): OrderKindDefinition {
  return defineOrderKind({
    ...own,
    kind,
    summaryPath: paths.summary,
    words,
    setOrder: {
      ...setOrder,
      body: SetChangeOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['offer_not_found', 'offer_expired'],
      find: async ({ change }) => {
        const found = await findQuoted(kind, change.id);
        return { ...found, order: found.order as unknown as Order };
      },
      bodyOf: (id) => ({ change: { id } }),
      replyOf: ({ id, bookingId }) => ({ id, bookingId, baggageUrl: '' }),
    },
    describe: (order: Order, locale, buyer) => {
      const flight = flightOf(order);
      return {
        heading: flightHeading(flight, locale),
        sections: flightSections(flight, locale),
        calendar: flightCalendar(flight, locale),
        policies: policiesOf(order, locale, buyer),
      };
    },
    travellersOf: (order) => orderTravellers(flightOf(order)),
    requirementsOf: (order) => ({ passportRequired: false, ...travelDates(flightOf(order)) }),
    partsOf: (order) => [
      {
        name: kind,
        title: words.name,
        referenceLabel: words.supplierReference,
        desk: {
          supplier: supplier.name,
          ...deskOf(order),
          cancel: async () => ({ state: 'refused' }),
          quoteCancellation: async () => ({ state: 'refused' }),
          cancelAsQuoted: async () => ({ state: 'refused' }),
          lookUpCancellation: async () => ({ state: 'stands' }),
        },
        amountsOf,
      },
    ],
    amend: (before, order) =>
      withAmendment(
        amendedOf(before as unknown as FlightOrder, order),
        amountsOf(order),
      ) as unknown as StoredOrder,
  });
}
