import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import {
  applyFacets,
  createFacetIndex,
  firstOfEachGroup,
  hasBit,
  SORTS,
  sortOrders,
  type FacetIndex,
  type FacetSelection,
  type FacetView,
  type LocalDateTime,
  type Money,
  type OfferFacts,
  type SearchedPlaces,
  type Sort,
} from '@travesia/domain';
import { beginsWith } from './itinerary-key.ts';
import { offerFactsOf } from './offer-facts-of.ts';
import type { BagTotals } from './with-bags.ts';

/** The offers of one step, ready to be filtered and sorted any number of times. */
export interface ResultsList {
  readonly leg: number;
  readonly offers: readonly FlightOffer[];
  readonly index: FacetIndex;
  readonly orders: Readonly<Record<Sort, readonly number[]>>;
  /** Of the whole list: filters change neither the scale of the bars nor what a price is compared with. */
  readonly longestMinutes: number;
  /** When the last flights of the day leave, whichever outbound they go with; null where all leave at once. */
  readonly lastDeparture: LocalDateTime | null;
  readonly cheapest: Money | null;
}

/** One line: the offer that stands for the flights, and the other fares for the same flights. */
export interface ResultLine {
  readonly offer: FlightOffer;
  /** Offers of the same flights at this step, best first; the first is `offer`. */
  readonly fares: readonly FlightOffer[];
}

export interface SortTop {
  readonly sort: Sort;
  /** null while filters hide everything. */
  readonly top: OfferFacts | null;
}

export interface ResultsView {
  readonly facets: FacetView;
  readonly lines: readonly ResultLine[];
  readonly tops: readonly SortTop[];
}

export function createResultsList(
  offers: readonly FlightOffer[],
  {
    leg,
    picked,
    dictionaries,
    places,
    bags = null,
  }: {
    leg: number;
    /** Flights of the journeys before. */
    picked: readonly string[];
    dictionaries: Dictionaries;
    places: SearchedPlaces;
    /** Prices are those with a bag, where they are known. */
    bags?: BagTotals | null;
  },
): ResultsList {
  const facts: OfferFacts[] = [];
  const ofStep: FlightOffer[] = [];
  for (const offer of offers) {
    if (!beginsWith(offer, picked.slice(0, leg))) continue;
    const known = offerFactsOf(offer, leg, dictionaries, bags?.get(offer.id) === null);
    if (!known) continue;
    facts.push(known);
    ofStep.push(offer);
  }
  const byFacts = sortOrders(facts, places);
  // A total that lacks the bag is compared with none that has it.
  const pricedFirst = (order: readonly number[]) => {
    const lacksBag = (position: number) => facts[position]?.lacksBagPrice === true;
    return bags ? [...order.filter((each) => !lacksBag(each)), ...order.filter(lacksBag)] : order;
  };
  const orders = {
    ...byFacts,
    cheapest: pricedFirst(byFacts.cheapest),
    best: pricedFirst(byFacts.best),
  };
  return {
    leg,
    offers: ofStep,
    index: createFacetIndex(facts),
    orders,
    longestMinutes: facts.reduce((longest, { durationMinutes }) => Math.max(longest, durationMinutes), 0),
    lastDeparture: lastDepartureOf(offers, leg),
    cheapest: ofStep[orders.cheapest[0] ?? -1]?.price.intTotal ?? null,
  };
}

function lastDepartureOf(offers: readonly FlightOffer[], leg: number): LocalDateTime | null {
  const departures = offers.map(({ itineraries }) => itineraries[leg]?.segments[0]?.departure.at ?? '');
  const last = departures.reduce((latest, each) => (each > latest ? each : latest), '');
  return departures.some((each) => each !== last) ? last : null;
}

/** What is rendered for a choice (F-20, F-25, F-26). */
export function viewResults(
  { offers, index, orders }: ResultsList,
  { facets: selection, sort, shown }: { facets: FacetSelection; sort: Sort; shown: number },
): ResultsView {
  const facets = applyFacets(index, selection);
  const order = orders[sort];
  const positions = firstOfEachGroup(order, facets.passing, index.groupNumbers, shown);
  const faresByGroup = new Map<number, FlightOffer[]>(
    positions.map((position) => [index.groupNumbers[position] ?? 0, []]),
  );
  for (const position of order) {
    const offer = offers[position];
    if (!offer || !hasBit(facets.passing, position)) continue;
    faresByGroup.get(index.groupNumbers[position] ?? 0)?.push(offer);
  }
  const lines = positions.flatMap((position) => {
    const offer = offers[position];
    return offer ? [{ offer, fares: faresByGroup.get(index.groupNumbers[position] ?? 0) ?? [offer] }] : [];
  });
  const tops = SORTS.map((name) => {
    const [first] = firstOfEachGroup(orders[name], facets.passing, index.groupNumbers, 1);
    return { sort: name, top: first === undefined ? null : (index.facts[first] ?? null) };
  });
  return { facets, lines, tops };
}
