import { every } from '../../background.ts';
import { priceWithMargin, type ExchangeRates, type Money } from '@travesia/domain';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Caller } from '../../http/caller.ts';
import type { Counters } from '../../http/counters.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type { Margins, OrderKindDefinition } from '../booking/index.ts';
import type { ApiModule } from '../module.ts';
import type { FindQuotedChange } from './order/amendment-kind.ts';
import { flightChangeKind } from './order/change-kind.ts';
import { flightOrderKind } from './order/flight-kind.ts';
import { flightServicesKind } from './order/services-kind.ts';
import type { PricedOffer } from './priced-offer.ts';
import { createFlightEvents } from './flight-events.ts';
import { flightWebhooks, type SupplierOrders } from './webhooks.ts';
import { createExplore } from './explore.ts';
import { createFareBudget } from './fare-budget.ts';
import { createFareChecks, payloadOfFare } from './fare-checks.ts';
import { createFareDays } from './fare-days.ts';
import { createFareNotes } from './fare-notes.ts';
import type { FlightSupplier } from './ports.ts';
import { createPricedOffers } from './repository.ts';
import { flightsRoutes } from './routes.ts';
import { checkSearch } from './search-rules.ts';
import {
  createSeenFares,
  fareKeyOf,
  soldRoutes,
  type FareDates,
  type FareKey,
  type FareQuestion,
  type SoldRoutes,
} from './seen-fares.ts';
import { createFlightsService, type FlightsService } from './service.ts';
import type { FlightsTables } from './tables.ts';

export type { FlightSupplier } from './ports.ts';
export { flightNewsTotal } from './webhooks.ts';
export { hasWantedFare } from './wanted-fare.ts';
export {
  cityOf,
  type FareDates,
  type FareKey,
  type FareQuestion,
  type SeenRoute,
  type SoldRoutes,
} from './seen-fares.ts';

const EXPIRED_KEPT_MS = 86_400_000;

export interface FlightsNeeds {
  readonly configuration: Pick<
    Configuration,
    'FARE_CHECKS_OF_VISITOR' | 'FARE_CHECKS_OF_SITE' | 'FARE_CHECKS_OF_ALERTS'
  >;
  readonly database: Kysely<FlightsTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly flightSupplier: FlightSupplier;
  /** Absent: this process is the only one. */
  readonly sharedMemory?: SharedMemory;
  readonly logger?: FastifyBaseLogger;
}

export interface FlightsParts {
  readonly margins: Margins;
  /** A change that was quoted for a booking and allowed by its owner. */
  readonly findQuotedChange: FindQuotedChange;
  readonly counters: Counters;
  readonly introduced: (request: FastifyRequest) => Caller['who'];
  /** Those of the day; null where there are none. */
  readonly exchangeRates: () => Promise<ExchangeRates | null>;
}

interface Fares {
  /** Names it in the table of seen fares. */
  keyOf(question: FareQuestion, day: FareDates): FareKey;
  /** Throws `invalid_request` where nobody can search for it. */
  assertSearchable(question: FareQuestion, day: FareDates): void;
  /** The latest that was seen, at the supplier's price. */
  seen(question: FareQuestion, day: FareDates): Promise<Money | null>;
  /** Such a fare at the price of whoever sees it (W-14). */
  sold(fare: Money, visitor: Visitor): Money;
  /** Has it searched for in the background, unless it was seen lately; false where the budget is used up. */
  check(
    question: FareQuestion,
    day: FareDates,
    terms: { readonly visitor: Visitor; readonly pricesForMs: number },
  ): Promise<boolean>;
}

export interface FlightsModule extends ApiModule {
  /** The server's own copy of a priced offer; throws `offer_not_found` or `offer_expired` (B-06). */
  findPricedOffer(id: string): Promise<PricedOffer>;
  /** An offer as it stands on a page; throws like `findPricedOffer`. */
  shownOffer: FlightsService['shownOffer'];
  /** Flights as the booking core knows them. */
  readonly orderKind: OrderKindDefinition;
  /** Flights, and changes, bags and seats of booked ones as orders to be paid. */
  readonly orderKinds: readonly OrderKindDefinition[];
  /** What searches have found lately, for pages that tell of routes. */
  readonly seenFares: SoldRoutes;
  /** The lowest fare of a journey on its days, for price alerts. */
  readonly fares: Fares;
  /** Shows flights found elsewhere; they are priced and booked like those of a search (F-42). */
  readonly showFound: FlightsService['showFound'];
  /** POST /webhooks/flights: what the supplier reports of its orders. */
  webhooks(orders: SupplierOrders): ApiModule;
  /** Deletes priced offers a day after their end: until then they answer `offer_expired`. */
  deleteExpired(): Promise<void>;
}

export function createFlightsModule(
  { configuration, database, clock, random, flightSupplier, sharedMemory, logger }: FlightsNeeds,
  { findQuotedChange, margins, counters, introduced, exchangeRates }: FlightsParts,
): FlightsModule {
  const pricedOffers = createPricedOffers(database);
  const events = createFlightEvents(database);
  const seenFares = createFareNotes(createSeenFares(database, clock), (error) =>
    logger?.warn({ err: error }, 'found fares were not kept'),
  );
  const service = createFlightsService({
    supplier: flightSupplier,
    margins,
    pricedOffers,
    clock,
    random,
    memory: sharedMemory,
    onFound: (payload, offers) => seenFares.note(payload, offers),
    onUnknownBags: (error) => logger?.warn({ err: error }, 'the price of a bag is not known'),
  });
  const marginOf = (visitor: Visitor) => margins('flight', flightSupplier.name, visitor);
  const budget = createFareBudget(counters, introduced, {
    ofVisitor: configuration.FARE_CHECKS_OF_VISITOR,
    ofSite: configuration.FARE_CHECKS_OF_SITE,
    ofAlerts: configuration.FARE_CHECKS_OF_ALERTS,
  });
  const checks = createFareChecks({
    seen: seenFares,
    clock,
    search: (payload, visitor) => service.search(payload, visitor, { isFresh: false }),
    onFailed: (error) => logger?.warn({ err: error }, 'the fare of another day could not be checked'),
  });
  const fareDays = createFareDays({ seen: seenFares, checks, budget, clock, marginOf });
  const explore = createExplore({ seen: seenFares, checks, budget, clock, marginOf, exchangeRates });
  const orderKind = flightOrderKind(flightSupplier, events, service.findPricedOffer);
  const sweeping = every(service.displayed.sweepEveryMs, () => service.displayed.sweep());
  return {
    routes: (router) => flightsRoutes(router, { service, fareDays, explore }),
    findPricedOffer: service.findPricedOffer,
    shownOffer: service.shownOffer,
    orderKind,
    orderKinds: [
      orderKind,
      flightChangeKind(flightSupplier, findQuotedChange),
      flightServicesKind(flightSupplier, findQuotedChange),
    ],
    seenFares: soldRoutes(seenFares, marginOf),
    fares: {
      keyOf: fareKeyOf,
      assertSearchable: (question, day) => checkSearch(payloadOfFare(question, day), clock.nowMs()),
      async seen(question, day) {
        const { departureDate, returnDate } = day;
        const known = await seenFares.ofDays(question, departureDate, departureDate);
        const fare = known.find((each) => each.returnDate === returnDate);
        return fare && fare.amount !== null && fare.currency !== null
          ? { amount: fare.amount, currency: fare.currency }
          : null;
      },
      sold: (fare, visitor) => priceWithMargin(fare, marginOf(visitor)),
      async check(question, day, { visitor, pricesForMs }) {
        const terms = { spend: budget.spendForAlerts, pricesForMs };
        return (await checks.start(question, [day], visitor, terms)) === null;
      },
    },
    showFound: service.showFound,
    webhooks: (orders) => flightWebhooks({ supplier: flightSupplier, events, orders, clock, logger }),
    async deleteExpired() {
      await pricedOffers.deleteExpired(clock.nowMs() - EXPIRED_KEPT_MS);
      await seenFares.deleteOld();
    },
    start: sweeping.start,
    async stop() {
      await sweeping.stop();
      await checks.stop();
      await seenFares.write();
    },
  };
}
