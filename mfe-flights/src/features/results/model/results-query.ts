import {
  BUCKET_FACETS,
  DEFAULT_SORT,
  FACET_SIZE,
  LEGS_MAX,
  NO_FACETS,
  readPriceRange,
  readTimeRange,
  RESULTS_PER_PAGE,
  SORTS,
  TIME_FACETS,
  writePriceRange,
  writeTimeRange,
  type BucketFacet,
  type FacetSelection,
  type Sort,
  type TimeFacet,
} from '@travesia/domain';

/** What a traveller did with the results; stands in the address beside the search (F-14). */
export interface ResultsChoice {
  readonly sort: Sort;
  readonly facets: FacetSelection;
  /** Flights that were picked so far, journey by journey (F-21, Q-10). */
  readonly picked: readonly string[];
  /** Prices include a checked bag for everybody with a seat. */
  readonly withBag: boolean;
  /** Offers rendered so far (F-20). */
  readonly shown: number;
}

export const NO_CHOICE: ResultsChoice = {
  sort: DEFAULT_SORT,
  facets: NO_FACETS,
  picked: [],
  withBag: false,
  shown: RESULTS_PER_PAGE,
};

const FACET_PARAMETERS: Readonly<Record<BucketFacet, string>> = {
  stops: 'stops',
  duration: 'hours',
  departure: 'leave',
  arrival: 'arrive',
  layoverLength: 'wait',
  layoverPlace: 'via',
  departureAirport: 'leaveat',
  arrivalAirport: 'arriveat',
  airline: 'airline',
  aircraft: 'aircraft',
  cabinBag: 'cabinbag',
  checkedBag: 'checkedbag',
  refundable: 'refundable',
  changeable: 'changeable',
  noPenalty: 'nopenalty',
  lowCo2: 'co2',
};
const TIME_PARAMETERS: Readonly<Record<TimeFacet, string>> = {
  departureTime: 'leavetime',
  arrivalTime: 'arrivetime',
};
const PARAMETERS = { sort: 'sort', price: 'price', picked: 'outbound', bag: 'bag', shown: 'show' } as const;
const CHECKED_BAG = 'checked';
const RESULTS_MAX = 2000;

function readTicks(value: string | null): readonly string[] {
  if (!value) return [];
  const ticks = value.split(',').filter((tick) => /^[A-Za-z0-9-]{1,12}$/.test(tick));
  return [...new Set(ticks)].slice(0, FACET_SIZE);
}

/** Reads any address; what makes no sense is as if it were not there. */
export function readChoice(query: URLSearchParams, currency: string): ResultsChoice {
  const facets: FacetSelection = {
    ...(Object.fromEntries(
      BUCKET_FACETS.map((facet) => [facet, readTicks(query.get(FACET_PARAMETERS[facet]))]),
    ) as Record<BucketFacet, readonly string[]>),
    departureTime: readTimeRange(query.get(TIME_PARAMETERS.departureTime)),
    arrivalTime: readTimeRange(query.get(TIME_PARAMETERS.arrivalTime)),
    price: readPriceRange(query.get(PARAMETERS.price), currency),
  };
  const picked = (query.get(PARAMETERS.picked) ?? '').split('.').slice(0, LEGS_MAX - 1);
  const shown = Number(query.get(PARAMETERS.shown));
  return {
    sort: SORTS.find((sort) => sort === query.get(PARAMETERS.sort)) ?? DEFAULT_SORT,
    facets,
    picked: picked.every((key) => /^[A-Z0-9T_-]{1,200}$/.test(key)) ? picked : [],
    withBag: query.get(PARAMETERS.bag) === CHECKED_BAG,
    shown:
      Number.isInteger(shown) && shown > RESULTS_PER_PAGE && shown <= RESULTS_MAX ? shown : RESULTS_PER_PAGE,
  };
}

/** Writes the choice into a copy of the address; the search in it stays as it is. */
export function writeChoice(
  query: URLSearchParams,
  choice: ResultsChoice,
  currency: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(PARAMETERS.sort, choice.sort === DEFAULT_SORT ? '' : choice.sort);
  for (const facet of BUCKET_FACETS) set(FACET_PARAMETERS[facet], choice.facets[facet].join(','));
  for (const facet of TIME_FACETS) {
    const times = choice.facets[facet];
    set(TIME_PARAMETERS[facet], times ? writeTimeRange(times) : '');
  }
  set(PARAMETERS.price, choice.facets.price ? writePriceRange(choice.facets.price, currency) : '');
  set(PARAMETERS.picked, choice.picked.join('.'));
  set(PARAMETERS.bag, choice.withBag ? CHECKED_BAG : '');
  set(PARAMETERS.shown, choice.shown > RESULTS_PER_PAGE ? String(choice.shown) : '');
  return next;
}
