import { describe, expect, it } from '@jest/globals';
import { FlightSearchPayloadSchema } from '@travesia/contracts';
import { flightResultsAddress } from '@travesia/products/flights';
import * as v from 'valibot';
import type { FlightSearch } from './flight-search.ts';
import { followingLegs, withOneMore } from './following-legs.ts';
import { formOf, NEW_SEARCH, searchOf, swapped } from './search-form.ts';
import { withDates } from './search-dates.ts';
import { searchKey, searchPayload } from './search-payload.ts';
import { searchProblems } from './search-problems.ts';
import { readSearch, readTypedPlaces } from './read-search.ts';
import { resultsAddress, writeSearch } from './search-query.ts';

const today = '2026-11-20';
const infoData = { source: 'kayak', medium: '', affiliateId: '', referrer: '' };
const family: FlightSearch = {
  tripType: 2,
  from: 'MAD',
  to: 'BOG',
  departureDate: '2026-11-27',
  returnDate: '2026-12-03',
  cabin: 'economy',
  travellers: { adult: 2, child: 1, infant: 0 },
};
const read = (query: string) => readSearch(new URLSearchParams(query));

describe('F-14: the search in the address', () => {
  it('is short enough to read', () => {
    expect(resultsAddress(family)).toBe(
      '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&return=2026-12-03&adults=2&children=1&cabin=economy&trip=2',
    );
  });

  it('Q-15: is read from the addresses that the server writes for shares and alerts', () => {
    const { from, to, departureDate, returnDate, cabin, travellers } = family;
    const travelerInfo = { ...travellers, ages: [30, 30, 8] };
    const address = flightResultsAddress({
      from: from ?? '',
      to: to ?? '',
      departureDate,
      returnDate,
      isOneWay: false,
      cabin: cabin ?? undefined,
      travelerInfo,
    });
    expect(address).toBe(resultsAddress({ ...family, travellers: travelerInfo }));
    const oneWay = flightResultsAddress({
      from: 'MAD',
      to: 'BOG',
      departureDate: null,
      returnDate: null,
      isOneWay: true,
      travelerInfo: { adult: 1, child: 0, infant: 0 },
    });
    expect(read(oneWay.split('?')[1] ?? '')).toMatchObject({ tripType: 1, departureDate: null, cabin: null });
  });

  it.each<[string, FlightSearch]>([
    ['a family there and back', family],
    ['one way', { ...family, tripType: 1, returnDate: null }],
    ['without dates', { ...family, departureDate: null, returnDate: null }],
    ['all cabins', { ...family, cabin: null }],
    [
      'first class, nine travellers',
      { ...family, cabin: 'first_class', travellers: { adult: 5, child: 2, infant: 2 } },
    ],
    ['nothing chosen yet', { ...NEW_SEARCH }],
    ['nearby airports, one of which is shown', { ...family, from: 'TOJ', asked: { from: 'MAD', to: 'BOG' } }],
    [
      'several cities',
      {
        ...family,
        tripType: 3,
        returnDate: null,
        more: [
          { from: 'BOG', to: 'LIM', departureDate: '2026-12-01' },
          { from: 'LIM', to: null, departureDate: null },
        ],
      },
    ],
    ['flexible dates', { ...family, isFlexible: true }],
  ])('comes back as it was written: %s', (_, search) =>
    expect(readSearch(writeSearch(search))).toEqual(search),
  );

  it.each([
    ['', { tripType: 2, from: null, to: null, departureDate: null, cabin: null }],
    ['trip=3', { tripType: 2 }],
    ['trip=1&return=2026-12-03', { tripType: 1, returnDate: null }],
    ['from=mad&to=%20bog%20', { from: 'MAD', to: 'BOG' }],
    ['from=Madrid (MAD)&to=Bogot%C3%A1+(BOG)', { from: 'MAD', to: 'BOG' }],
    ['from=MAD+·+Madrid&to=BOG+·+Bogot%C3%A1', { from: 'MAD', to: 'BOG' }],
    ['from=MADRID&to=12', { from: null, to: null }],
    ['from=<script>&to=%00', { from: null, to: null }],
    ['depart=2026-02-30&return=tomorrow', { departureDate: null, returnDate: null }],
    ['cabin=throne', { cabin: null }],
    ['adults=many&children=-4&infants=99', { travellers: { adult: 1, child: 0, infant: 9 } }],
    ['adults=&children=1.5', { travellers: { adult: 1, child: 0, infant: 0 } }],
    ['from=MAD&from=BCN', { from: 'MAD' }],
    [`to=${'x'.repeat(10_000)}`, { to: null }],
    ['%E0%A4%A', { from: null }],
  ])('F-03, F-06: %p is read without a word', (query, expected) =>
    expect(read(query)).toMatchObject(expected),
  );

  it('words where a code should be are kept to be looked up', () => {
    expect(readTypedPlaces(new URLSearchParams('from=Madrid&to=bog'))).toEqual({ from: 'Madrid', to: '' });
    expect(readTypedPlaces(new URLSearchParams(`from=${'x'.repeat(500)}`)).from).toHaveLength(64);
  });
});

describe('W-04: ages in the address', () => {
  const aged = { ...family, travellers: { adult: 3, child: 2, infant: 1, ages: [30, 30, 14, 5, 11, 1] } };
  const agesIn = (query: string) => read(`adults=2&${query}`).travellers.ages;

  it('are those of everybody under 18, and come back from it', () => {
    expect(writeSearch(aged).get('ages')).toBe('14,5,11,1');
    expect(readSearch(writeSearch(aged)).travellers).toEqual(aged.travellers);
    expect(searchPayload(aged, { today, infoData })?.travelerInfo).toEqual(aged.travellers);
  });

  it('stay as they were for a package, where hotels charge by them (K-02)', () => {
    const wish = { rooms: 1, hotelDestination: null };
    const asked = { ...aged, tripType: 2, package: wish } as const;
    expect(readSearch(writeSearch(asked))).toEqual(asked);
  });

  it.each([
    ['children=2&ages=5&ages=11', [30, 30, 5, 11]],
    ['children=2&ages=5', [30, 30, 5, 8]],
    ['children=1&ages=', undefined],
    ['children=1', undefined],
    ['children=1&ages=1,12,-3,x,4.5,7,200', [30, 12, 7]],
    ['children=1&infants=1&ages=0,3', [30, 30, 3, 0]],
    [`children=2&ages=${'3,'.repeat(200)}`, [30, 30, 3, 3]],
    ['ages=17,13,12', [17, 13]],
  ])('are read from %j as %j', (query, ages) => expect(agesIn(query)).toEqual(ages));
});

describe('what keeps a search from being made', () => {
  it.each<[string, Partial<FlightSearch>, object]>([
    ['nothing', {}, {}],
    ['no origin', { from: null }, { origin: 'origin_missing' }],
    ['no destination', { to: null }, { destination: 'destination_missing' }],
    ['the same place twice', { to: 'MAD' }, { destination: 'same_place' }],
    ['yesterday', { departureDate: '2026-11-19' }, { dates: 'departure_past' }],
    ['today is fine', { departureDate: '2026-11-20' }, {}],
    ['the last day of the horizon', { departureDate: '2027-11-15', returnDate: '2027-11-15' }, {}],
    ['the day after it', { departureDate: '2027-11-16' }, { dates: 'departure_too_late' }],
    ['back too late', { returnDate: '2027-11-16' }, { dates: 'return_too_late' }],
    ['back before leaving', { returnDate: '2026-11-26' }, { dates: 'return_before_departure' }],
    ['back on the same day', { returnDate: '2026-11-27' }, {}],
    ['a return that one-way ignores', { tripType: 1, returnDate: '2020-01-01' }, {}],
    ['dates that fall back', { departureDate: null, returnDate: null }, {}],
    [
      'ten travellers',
      { travellers: { adult: 8, child: 2, infant: 0 } },
      { travellers: 'too_many_travellers' },
    ],
    [
      'two infants on one lap',
      { travellers: { adult: 1, child: 0, infant: 2 } },
      { travellers: 'more_infants_than_adults' },
    ],
    [
      'a fifteen-year-old alone',
      { travellers: { adult: 1, child: 0, infant: 0, ages: [15] } },
      { travellers: 'minor_without_adult' },
    ],
    ['a sixteen-year-old alone', { travellers: { adult: 1, child: 0, infant: 0, ages: [16] } }, {}],
    [
      'a child with its elder sister',
      { travellers: { adult: 1, child: 1, infant: 0, ages: [17, 9] } },
      { travellers: 'minor_without_adult' },
    ],
    [
      'an infant on the lap of its brother',
      { travellers: { adult: 2, child: 0, infant: 2, ages: [40, 13, 0, 0] } },
      { travellers: 'more_infants_than_adults' },
    ],
  ])('F-07, F-08, W-04: %s', (_, change, problems) => {
    expect(searchProblems({ ...family, ...change }, today)).toEqual(problems);
  });
});

describe('F-12: what the backend is asked', () => {
  it('both legs, travellers, cabin, currency and attribution', () => {
    expect(searchPayload(family, { today, infoData })).toEqual({
      legInfo: {
        1: { from: 'MAD', to: 'BOG', departureDate: '2026-11-27' },
        2: { from: 'BOG', to: 'MAD', departureDate: '2026-12-03' },
      },
      refundableFare: false,
      noRestrictionFare: false,
      noPenaltyFare: false,
      cabin: 'economy',
      travelerInfo: { adult: 2, child: 1, infant: 0 },
      currencyCode: 'USD',
      infoData,
    });
  });

  it('one-way has no second leg', () =>
    expect(searchPayload({ ...family, tripType: 1 }, { today, infoData })?.legInfo).not.toHaveProperty('2'));
  it('F-09: no cabin leaves the field out', () =>
    expect(searchPayload({ ...family, cabin: null }, { today, infoData })).not.toHaveProperty('cabin'));
  it('F-09: missing dates are in 7 and 13 days', () =>
    expect(withDates({ ...family, departureDate: null, returnDate: null }, today)).toMatchObject({
      departureDate: '2026-11-27',
      returnDate: '2026-12-03',
    }));
  it('without both ends there is nothing to ask', () =>
    expect(searchPayload({ ...family, to: null }, { today, infoData })).toBeNull());
  it('F-13: attribution is not part of the key', () => {
    const keyFrom = (source: string) => {
      const payload = searchPayload(family, { today, infoData: { ...infoData, source } });
      return payload && searchKey(payload);
    };
    expect(keyFrom('kayak')).toBe(keyFrom('google'));
  });
  it.each([family, { ...family, tripType: 1 as const }, { ...family, cabin: null }])(
    'X-23: the backend’s own schema accepts it',
    (search) =>
      expect(v.safeParse(FlightSearchPayloadSchema, searchPayload(search, { today, infoData })).success).toBe(
        true,
      ),
  );
});

it.each(['near=MAD', 'near=MAD-MAD', 'near=mad bog', 'near=MAD-BOG&flex=1&flow=package'])(
  'Q-11: %p is no wider search',
  (query) => {
    expect(read(query)).not.toHaveProperty('asked');
    expect(read(query)).not.toHaveProperty('isFlexible');
  },
);

describe('several cities (Q-10)', () => {
  const several = read(
    'from=MAD&to=BOG&depart=2026-11-27&trip=3&leg=BOG.LIM.2026-12-01&leg=LIM.MAD.2026-12-05&near=MAD-BOG&flex=1',
  );
  const problems = (leg: object) =>
    searchProblems(
      { ...several, more: [{ ...several.more?.[0], ...leg }, several.more?.[1]] } as FlightSearch,
      today,
    );

  it('are read with at most five legs; nothing wider is searched, and no return', () => {
    expect(several).toMatchObject({ tripType: 3, returnDate: null });
    expect(several).not.toHaveProperty('asked');
    expect(read(`trip=3${'&leg=MAD.BOG.2026-12-01'.repeat(9)}`).more).toHaveLength(4);
    expect(read('trip=3').tripType).toBe(2);
    expect(read('trip=1&leg=BOG.LIM.2026-12-01')).not.toHaveProperty('more');
  });
  it('are one payload with all legs, which the backend accepts', () => {
    const payload = searchPayload(several, { today, infoData });
    expect(
      Object.values(payload?.legInfo ?? {}).map(
        ({ from, to, departureDate }) => `${from} ${to} ${departureDate}`,
      ),
    ).toEqual(['MAD BOG 2026-11-27', 'BOG LIM 2026-12-01', 'LIM MAD 2026-12-05']);
    expect(v.safeParse(FlightSearchPayloadSchema, payload).success).toBe(true);
  });
  it.each([
    [{ from: null }, { 'origin.0': 'origin_missing' }],
    [{ to: null }, { 'destination.0': 'destination_missing' }],
    [{ to: 'BOG' }, { 'destination.0': 'same_place' }],
    [{ departureDate: '2026-11-26' }, { 'dates.0': 'leg_before_previous' }],
    [{ departureDate: '2026-12-06' }, { 'dates.1': 'leg_before_previous' }],
    [{}, {}],
  ])('with %o have %o to mend', (leg, expected) => expect(problems(leg)).toEqual(expected));
  it('have legs that begin where the one before ends and never depart before it', () => {
    const oneWay = formOf({ ...family, tripType: 1, returnDate: null }, { today, places: {} });
    const form = { ...oneWay, tripType: 3 as const, more: withOneMore(oneWay) };
    expect(searchOf(form)).toMatchObject({ tripType: 3, more: [{ from: 'BOG', to: null }] });
    const lima = { text: 'LIM', code: 'LIM', place: null };
    const elsewhere = { ...form, destination: lima, departureDate: '2026-12-02' };
    const more = followingLegs(form, elsewhere) ?? [];
    expect(followingLegs(elsewhere, { ...elsewhere, more })).toBeNull();
    expect(searchOf({ ...elsewhere, more })).toMatchObject({
      more: [{ from: 'LIM', departureDate: '2026-12-02' }],
    });
    expect(searchOf({ ...form, tripType: 1 })).not.toHaveProperty('more');
  });
});

describe('the form', () => {
  const form = formOf(family, { today, places: {} });

  it('F-02: shows a search and gives it back, with the ages that it meant', () =>
    expect(searchOf(form)).toEqual({ ...family, travellers: { ...family.travellers, ages: [30, 30, 8] } }));
  it('F-03: one-way drops the return, and a round trip finds it again', () => {
    expect(searchOf({ ...form, tripType: 1 }).returnDate).toBeNull();
    expect(searchOf({ ...form, tripType: 1 }).tripType).toBe(1);
    expect(form.returnDate).toBe('2026-12-03');
  });
  it('Q-11: nearby airports are those of the places that stand in it', () => {
    const wide = formOf({ ...family, from: 'TOJ', asked: { from: 'MAD', to: 'BOG' } }, { today, places: {} });
    expect(wide.withNearby).toBe(true);
    expect(searchOf(wide)).toMatchObject({ from: 'TOJ', asked: { from: 'TOJ', to: 'BOG' } });
    expect(searchOf({ ...wide, withNearby: false })).not.toHaveProperty('asked');
  });
  it('swaps the ends', () => expect(searchOf(swapped(form))).toMatchObject({ from: 'BOG', to: 'MAD' }));
  it('a code typed by hand counts', () =>
    expect(searchOf({ ...form, origin: { text: ' bcn', code: null, place: null } }).from).toBe('BCN'));
});
