import type { Amendment, OrderSection } from '@travesia/contracts';

type Journey = Extract<OrderSection, { kind: 'journey' }>;

const journeysOf = (sections: readonly OrderSection[]) =>
  sections.filter((section): section is Journey => section.kind === 'journey');

const flightsOf = ({ journeyType, segments }: Journey): string =>
  [
    journeyType,
    ...segments.map(({ carrierCode, flightNumber, departureAt, arrivalAt }) =>
      [carrierCode, flightNumber, departureAt, arrivalAt].join(' '),
    ),
  ].join();

/** Those that are in one of both only. */
function without(sections: readonly OrderSection[], others: readonly OrderSection[]): OrderSection[] {
  const known = new Set(journeysOf(others).map(flightsOf));
  return journeysOf(sections).filter((journey) => !known.has(flightsOf(journey)));
}

export interface AmendmentFacts extends Pick<Amendment, 'added' | 'total'> {
  readonly before: readonly OrderSection[];
  readonly after: readonly OrderSection[];
  readonly priceLines: readonly Amendment['priceLines'][number][];
}

/** What an amendment does to a booking, for whoever pays it and for its mails. */
export function amendmentOf({ before, after, added, priceLines, total }: AmendmentFacts): Amendment {
  const isSameTrip = added !== null;
  return {
    dropped: isSameTrip ? [] : without(before, after),
    flown: isSameTrip ? [] : without(after, before),
    added,
    priceLines: [...priceLines],
    total,
  };
}
