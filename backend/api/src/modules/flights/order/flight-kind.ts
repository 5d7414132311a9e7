import { SetOrderReplySchema } from '@travesia/contracts';
import { FLIGHT, FLIGHT_WORDS, flightSelection, SetFlightOrderSchema } from '@travesia/products/flights';
import { defineOrderKind, type OrderKindDefinition } from '../../booking/index.ts';
import type { FlightEvents } from '../flight-events.ts';
import type { FlightSupplier } from '../ports.ts';
import type { PricedOffer } from '../priced-offer.ts';
import { chooseBags } from './bag-choice.ts';
import { flightCalendar } from './flight-calendar.ts';
import { createChangeDesk } from './change-desk.ts';
import { changedFlight } from './changed-flight.ts';
import { flightAmounts, refundTerms } from './flight-amounts.ts';
import { createFlightDesk } from './flight-desk.ts';
import { orderableOffer, type FlightOrder } from './flight-order.ts';
import { flightPolicies } from './flight-policies.ts';
import { flightPriceLines } from './price-lines.ts';
import { createHoldDesk } from './hold-desk.ts';
import { createSeatShop } from './seat-shop.ts';
import { createServicesDesk } from './services-desk.ts';
import { demandsOf, flightHeading, flightSections, orderTravellers, travelDates } from './flight-sections.ts';
import { fareDeadlineOf, orderRecord } from './order-record.ts';

/** {baggageUrl} of B-14. */
function baggagePath(orderId: string): string {
  return `/air/flightOffer/${orderId}/bags`;
}

/** Flights as the booking core knows them (B-24). */
export function flightOrderKind(
  supplier: FlightSupplier,
  events: FlightEvents,
  findPricedOffer: (id: string) => Promise<PricedOffer>,
): OrderKindDefinition {
  const desk = createFlightDesk(supplier, events);
  return defineOrderKind({
    kind: FLIGHT.kind,
    summaryPath: FLIGHT.paths.summary,
    words: FLIGHT_WORDS,
    setOrder: {
      path: 'flight-order',
      summary: 'Sets the priced flight of the booking; another one resets the later steps (B-24)',
      body: SetFlightOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['offer_not_found', 'offer_expired'],
      find: async ({ flightOffer, disId }) => orderableOffer(await findPricedOffer(flightOffer.id), disId),
      bodyOf: (id, { partner }) => flightSelection(id, partner?.disId).body,
      replyOf: ({ id, bookingId }) => ({ id, bookingId, baggageUrl: baggagePath(id) }),
    },
    identityOf: (order: FlightOrder) => order.supplier.supplierOfferId,
    describe: (order, locale, buyer) => ({
      heading: flightHeading(order, locale),
      sections: flightSections(order, locale),
      calendar: flightCalendar(order, locale),
      policies: flightPolicies(order, locale, buyer),
      keptByUs: refundTerms(order, buyer)?.weKeep ?? null,
    }),
    priceLines: (order, extras, locale) => flightPriceLines({ order, ...extras }, locale),
    travellersOf: orderTravellers,
    requirementsOf: (order, locale) => ({
      passportRequired: order.passportRequired,
      ...demandsOf(order, locale),
      ...travelDates(order),
    }),
    bags: {
      urlOf: (orderId, { bags }) => (bags && bags.length > 0 ? baggagePath(orderId) : null),
      isKnown: ({ bags }) => bags !== null,
      choose: chooseBags,
    },
    chooseSeats: createSeatShop(supplier).choose,
    recordOf: (order, facts) => orderRecord({ order, ...facts }),
    changed: changedFlight,
    hold: createHoldDesk(supplier, desk),
    partsOf: () => [
      {
        name: FLIGHT.kind,
        title: FLIGHT_WORDS.name,
        referenceLabel: FLIGHT_WORDS.supplierReference,
        desk,
        amountsOf: flightAmounts,
        change: createChangeDesk(supplier),
        services: createServicesDesk(supplier),
        isFreeToCancel: ({ offer: { conditions } }) =>
          conditions.refundable && (conditions.refundPenalty?.amount ?? 0) === 0,
        ticketingDeadline: fareDeadlineOf,
      },
    ],
  });
}
