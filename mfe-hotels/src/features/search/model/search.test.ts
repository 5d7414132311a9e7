import { describe, expect, it } from '@jest/globals';
import { HotelSearchPayloadSchema } from '@travesia/contracts';
import { hotelPageAddress } from '@travesia/products/hotels';
import { readTypedPlace } from '@travesia/booking-ui/place-address';
import * as v from 'valibot';
import type { HotelSearch } from './hotel-search.ts';
import { formOf } from './search-form.ts';
import { searchPayload } from './search-payload.ts';
import { offeredSplit, searchProblems } from './search-problems.ts';
import { hotelAddress, readSearch, readWantedTerms, resultsAddress, writeSearch } from './search-query.ts';

const TODAY = '2026-11-20';
const madrid = { type: 'city', id: 'MAD', name: 'Madrid', location: { lat: 40.4168, lon: -3.7038 } } as const;
const search: HotelSearch = {
  place: madrid,
  startDate: '2026-12-01',
  endDate: '2026-12-04',
  rooms: [
    { adults: 2, childAges: [8, 5] },
    { adults: 1, childAges: [] },
  ],
};
it('Q-15: the page of a hotel that the server writes is read like our own', () => {
  const location = { lat: 40.41681, lon: -3.70379 };
  const place = { type: 'hotel', id: 'acc_1', name: 'Hotel Sol', location } as const;
  const { startDate, endDate, rooms } = search;
  const asked = { hotelCode: 'acc_1', hotelName: 'Hotel Sol', location, rooms };
  const dates = startDate && endDate ? { startDate, endDate } : null;
  expect(hotelPageAddress({ ...asked, dates })).toBe(hotelAddress({ ...search, place }, 'acc_1'));
  const anyDay = hotelPageAddress({ ...asked, dates: null });
  expect(readSearch(new URLSearchParams(anyDay.split('?')[1]))).toEqual({
    place,
    startDate: null,
    endDate: null,
    rooms,
  });
});

const problemsOf = (change: Partial<HotelSearch>) =>
  searchProblems(formOf({ ...search, ...change }, { today: TODAY, typed: '' }), TODAY);

describe('H-02 a search of hotels in an address', () => {
  it('is read as it was written', () => {
    expect(resultsAddress(search)).toBe(
      '/hoteles/result?place=Madrid&type=city&id=MAD&at=40.4168%2C-3.7038&in=2026-12-01&out=2026-12-04&rooms=2-8-5%2C1',
    );
    expect(readSearch(writeSearch(search))).toEqual(search);
  });

  it('goes along to the page of one hotel', () => {
    const query = new URLSearchParams(hotelAddress(search, 'hot_1').split('?')[1]);
    expect(query.get('hotel')).toBe('hot_1');
    expect(readSearch(query)).toEqual(search);
    expect(readWantedTerms(query)).toEqual({ isFreeToCancel: false, board: [] });
  });

  it('H-08: the filter by free cancellation goes along to the page of one hotel', () => {
    const wanted = { isFreeToCancel: true, board: ['breakfast', 'half_board'] as const };
    const address = hotelAddress(search, 'hot_1', wanted);
    expect(readWantedTerms(new URLSearchParams(address.split('?')[1]))).toEqual(wanted);
  });

  it('the filters of the list go along to the page of one hotel and back', () => {
    const address = hotelAddress({ ...search, list: 'sort=score&stars=5%2C4&in=2027-01-01' }, 'hot_1');
    const opened = readSearch(new URLSearchParams(address.split('?')[1]));
    expect(resultsAddress(opened)).toBe(`${resultsAddress(search)}&sort=score&stars=5%2C4`);
  });

  it.each([
    ['nothing', ''],
    ['broken everywhere', 'place=%00&at=95,0&id=../x&in=2026-02-30&out=x&rooms=abc'],
    ['coordinates off the globe', 'place=X&id=X&at=40,-190'],
  ])('%s becomes an empty form', (_title, text) => {
    const read = readSearch(new URLSearchParams(text));
    expect(read).toEqual({
      place: null,
      startDate: null,
      endDate: null,
      rooms: [{ adults: 2, childAges: [] }],
    });
  });

  it('keeps the words of a form that was sent before its code arrived', () => {
    expect(readTypedPlace(new URLSearchParams('place=Sevi'))).toBe('Sevi');
  });
});

describe('H-02, H-03 what keeps a search from being made', () => {
  it.each([
    ['no place', { place: null }, { place: 'place_missing' }],
    [
      'dates that cross',
      { startDate: '2026-12-04', endDate: '2026-12-01' },
      { dates: 'check_out_not_after_check_in' },
    ],
    ['31 nights', { endDate: '2027-01-01' }, { dates: 'too_many_nights' }],
    ['a night in the past', { startDate: '2026-11-01' }, { dates: 'date_in_past' }],
    [
      'six rooms',
      { rooms: Array.from({ length: 6 }, () => ({ adults: 1, childAges: [] })) },
      { rooms: 'room_count_invalid' },
    ],
    [
      'three adults in one of two rooms',
      {
        rooms: [
          { adults: 3, childAges: [] },
          { adults: 1, childAges: [] },
        ],
      },
      { rooms: 'too_many_adults_in_room' },
    ],
    ['a child without age', { rooms: [{ adults: 2, childAges: [null] }] }, { rooms: 'child_age_missing' }],
    ['nothing', {}, {}],
  ] satisfies [string, Partial<HotelSearch>, object][])('%s', (_title, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('offers to share out the adults, and only then', () => {
    expect(
      offeredSplit([
        { adults: 3, childAges: [] },
        { adults: 1, childAges: [] },
      ]),
    ).toEqual([
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [] },
    ]);
    expect(offeredSplit([{ adults: 3, childAges: [] }])).toBeNull();
  });
});

describe('H-04 the payload', () => {
  it('asks 200 miles around the place, 200 hotels a page, rooms with ages', () => {
    const payload = searchPayload(search, { today: TODAY });
    expect(payload).toEqual({
      geoSearch: { radius: 200, UOM: 'MI', geoCode: { latitude: 40.4168, longitude: -3.7038 } },
      pagination: { offset: 1, pageSize: 200 },
      rateInfo: {
        currencyCode: 'USD',
        refundableOnly: false,
        stayDateTimeRange: { startDate: '2026-12-01', endDate: '2026-12-04' },
        rooms: {
          room: [
            { index: 1, adult: 2, children: 2, childAge: [8, 5] },
            { index: 2, adult: 1, children: 0, childAge: [] },
          ],
        },
      },
    });
    expect(v.parse(HotelSearchPayloadSchema, payload)).toEqual(payload);
  });

  it('names a hotel that was searched by name, and is none without a place', () => {
    const hotel = { ...madrid, type: 'hotel', id: 'hot_1', name: 'Hotel Sol' } as const;
    expect(searchPayload({ ...search, place: hotel }, { today: TODAY })?.hotelCode).toBe('hot_1');
    expect(searchPayload({ ...search, place: null }, { today: TODAY })).toBeNull();
  });
});
