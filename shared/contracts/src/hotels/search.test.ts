import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { HotelQuerySchema } from './room.ts';
import { HotelSearchPayloadSchema } from './search.ts';

const payload = (over: {
  dates?: { startDate: string; endDate: string };
  room?: { index: number; adult: number; children: number; childAge: number[] }[];
  pagination?: { offset?: number; pageSize?: number };
}) => ({
  geoSearch: { geoCode: { latitude: 40.4, longitude: -3.7 } },
  rateInfo: {
    stayDateTimeRange: over.dates ?? { startDate: '2026-12-01', endDate: '2026-12-04' },
    rooms: { room: over.room ?? [{ index: 1, adult: 2, children: 0, childAge: [] }] },
  },
  ...(over.pagination ? { pagination: over.pagination } : {}),
});

const codesOf = (value: unknown, schema: typeof HotelSearchPayloadSchema | typeof HotelQuerySchema) =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

it('H-04 a search without more words has radius 200 miles, the first page of 200, US dollars', () => {
  const parsed = v.safeParse(HotelSearchPayloadSchema, payload({}));
  expect(parsed.output).toMatchObject({
    geoSearch: { radius: 200, UOM: 'MI' },
    pagination: { offset: 1, pageSize: 200 },
    rateInfo: { currencyCode: 'USD', refundableOnly: false },
  });
});

it.each([
  [
    'dates crossing',
    payload({ dates: { startDate: '2026-12-04', endDate: '2026-12-01' } }),
    'check_out_not_after_check_in',
  ],
  ['31 nights', payload({ dates: { startDate: '2026-12-01', endDate: '2027-01-01' } }), 'too_many_nights'],
  [
    '6 rooms',
    payload({
      room: Array.from({ length: 6 }, (_, at) => ({ index: at + 1, adult: 1, children: 0, childAge: [] })),
    }),
    'room_count_invalid',
  ],
  [
    '3 adults in one of two rooms',
    payload({
      room: [
        { index: 1, adult: 3, children: 0, childAge: [] },
        { index: 2, adult: 1, children: 0, childAge: [] },
      ],
    }),
    'too_many_adults_in_room',
  ],
  [
    'a child without age',
    payload({ room: [{ index: 1, adult: 2, children: 1, childAge: [] }] }),
    'child_age_missing',
  ],
  ['a page of 500', payload({ pagination: { pageSize: 500 } }), undefined],
])('refuses %s', (_title, body, code) => {
  const codes = codesOf(body, HotelSearchPayloadSchema);
  expect(codes.length).toBeGreaterThan(0);
  if (code) expect(codes).toContain(code);
});

it('B-36 the address of a hotel carries its rooms as a text', () => {
  const parsed = v.safeParse(HotelQuerySchema, {
    startDate: '2026-12-01',
    endDate: '2026-12-04',
    rooms: '2-8-5,1',
  });
  expect(parsed.output).toMatchObject({
    rooms: [
      { adults: 2, childAges: [8, 5] },
      { adults: 1, childAges: [] },
    ],
  });
});

it.each([
  ['6', []],
  ['3,1', ['too_many_adults_in_room']],
  ['', ['room_count_invalid']],
  ['two', ['room_count_invalid']],
  ['0', ['adult_missing']],
])('rooms %j give %j', (rooms, codes) => {
  expect(codesOf({ startDate: '2026-12-01', endDate: '2026-12-04', rooms }, HotelQuerySchema)).toEqual(codes);
});
