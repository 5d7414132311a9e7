import { describe, expect, it } from '@jest/globals';
import { NO_FACETS, type FacetSelection, type Sort } from '@travesia/domain';
import { dictionaries, direct, manyOneWays, offer, roundTrips, viaLisbon } from '../testing/offers.ts';
import { itineraryKey } from './itinerary-key.ts';
import { journeysOf, operatorsOf, stopsOf } from '../../../offers/journeys-of.ts';
import { bagsView } from './fare-facts.ts';
import { createResultsList, viewResults } from './results-list.ts';
import { searchedPlaces } from './searched-places.ts';

const places = { origin: null, destination: null };
const choice = (part: { facets?: Partial<FacetSelection>; sort?: Sort; shown?: number } = {}) => ({
  sort: part.sort ?? ('cheapest' as const),
  shown: part.shown ?? 10,
  facets: { ...NO_FACETS, ...part.facets },
});
const outbounds = () => createResultsList(roundTrips(), { leg: 0, picked: [], dictionaries, places });
const returns = () =>
  createResultsList(roundTrips(), { leg: 1, picked: [itineraryKey(direct)], dictionaries, places });
const ids = (view: ReturnType<typeof viewResults>) => view.lines.map((line) => line.offer.id);

describe('F-21: outbound first, then its returns', () => {
  it('each outbound is one line, with the best price it leads to', () => {
    const view = viewResults(outbounds(), choice());
    expect(ids(view)).toEqual(['lisbon-day', 'direct-day', 'overnight-late']);
    expect(view.facets.count).toBe(3);
  });

  it('the returns are those of the outbound that was picked', () =>
    expect(ids(viewResults(returns(), choice()))).toEqual(['direct-day', 'direct-late']));

  it('other fares of the same pair are offered beside it', () => {
    const [first] = viewResults(returns(), choice()).lines;
    expect(first?.fares.map(({ id }) => id)).toEqual(['direct-day', 'direct-day-flex']);
  });

  it('a filter shows the fare that passes it', () =>
    expect(ids(viewResults(returns(), choice({ facets: { refundable: ['yes'] } })))).toEqual([
      'direct-day-flex',
    ]));

  it('filters ask the journey that is being picked', () => {
    expect(ids(viewResults(outbounds(), choice({ facets: { airline: ['AV'] } })))).toEqual([
      'overnight-late',
    ]);
    expect(ids(viewResults(returns(), choice({ facets: { airline: ['AV'] } })))).toEqual(['direct-late']);
  });

  it('Q-08: the last flight back of the day is the last of all that were found, not of those that go with this outbound', () => {
    const offers = roundTrips().filter(({ id }) => id !== 'lisbon-late');
    const withLisbon = createResultsList(offers, {
      leg: 1,
      picked: [itineraryKey(viaLisbon)],
      dictionaries,
      places,
    });
    const departures = (list: typeof withLisbon) =>
      list.offers.map(({ itineraries }) => itineraries[1]?.segments[0]?.departure.at);
    expect(departures(returns())).toContain(withLisbon.lastDeparture);
    expect(departures(withLisbon)).not.toContain(withLisbon.lastDeparture);
  });

  it('an outbound that this search does not have leads to no returns', () => {
    const list = createResultsList(roundTrips(), { leg: 1, picked: ['ZZ1-0101T0000'], dictionaries, places });
    expect(viewResults(list, choice()).lines).toEqual([]);
  });
});

describe('F-26: each order says its best price and duration', () => {
  it('of what passes the filters', () => {
    const { tops } = viewResults(outbounds(), choice({ facets: { stops: ['0'] } }));
    expect(tops.map(({ sort, top }) => [sort, top?.priceMinor, top?.durationMinutes])).toEqual([
      ['cheapest', 90_000, 630],
      ['fastest', 105_000, 600],
      ['best', 90_000, 630],
      ['nearest', 90_000, 630],
    ]);
  });

  it('and nothing while nothing passes', () =>
    expect(
      viewResults(outbounds(), choice({ facets: { price: { fromMinor: 1, toMinor: 2 } } })).tops.every(
        ({ top }) => top === null,
      ),
    ).toBe(true));
});

describe('F-20: ten at a time', () => {
  const list = createResultsList(manyOneWays(37), { leg: 0, picked: [], dictionaries, places });
  it('shows ten of thirty-seven', () => {
    const view = viewResults(list, choice());
    expect(view.lines).toHaveLength(10);
    expect(view.facets.count).toBe(37);
  });
  it('then twenty', () => expect(viewResults(list, choice({ shown: 20 })).lines).toHaveLength(20));
  it('then all', () => expect(viewResults(list, choice({ shown: 40 })).lines).toHaveLength(37));
});

describe('F-19: what an offer says', () => {
  it('names stops with their wait, the operator that differs, and the city', () => {
    const [journey] = journeysOf(offer('x', 1, [viaLisbon]), dictionaries);
    expect(journey).toMatchObject({
      heading: 'Madrid – Bogotá',
      segments: [{ carrierName: 'Air Europa', cabin: 'economy' }, { carrierName: 'Air Europa' }],
    });
    expect(journey && operatorsOf(journey)).toEqual(['Iberia Express']);
    expect(journey && stopsOf(journey)).toEqual([{ cityName: 'Lisboa', minutes: 170 }]);
  });
  it('counts the bags that every flight of the fare includes', () =>
    expect(bagsView(offer('x', 1, [viaLisbon], { checkedBags: 1 }))).toEqual({
      cabinBags: 1,
      checkedBags: 1,
      canBuyChecked: true,
    }));
  it('an airport that no dictionary names keeps its code', () =>
    expect(journeysOf(offer('x', 1, [direct]), { carriers: {}, aircraft: {}, locations: {} })).toMatchObject([
      { heading: 'MAD – BOG', segments: [{ carrierName: 'IB' }] },
    ]));
  it('the bars of a list have one scale, and a return is compared with the cheapest one', () => {
    expect(outbounds().longestMinutes).toBe(930);
    expect(returns().cheapest).toEqual({ amount: 90_000, currency: 'USD' });
  });
});

describe('F-28: the searched places', () => {
  it('an airport is itself, a city the middle of its airports', () => {
    const london = {
      ...dictionaries,
      locations: {
        LHR: { ...dictionaries.locations['MAD']!, cityCode: 'LON', lat: 51, lon: 0 },
        STN: { ...dictionaries.locations['MAD']!, cityCode: 'LON', lat: 53, lon: 1 },
      },
    };
    expect(searchedPlaces({ from: 'LON', to: 'LHR' }, london)).toMatchObject({
      origin: { lat: 52, lon: 0.5 },
      destination: { lat: 51, lon: 0 },
    });
    expect(searchedPlaces({ from: 'XXX', to: null }, london)).toEqual(places);
  });
});
