import { describe, expect, it } from '@jest/globals';
import { freeUntilMs } from './free-cancellation.ts';

const US = { withinHours: 24, daysBeforeDeparture: 7 };
const BOOKED = '2026-11-20T12:00Z';
const UNTIL = '2026-11-21T12:00:00.000Z';

const event = (id: string, at: string, timeZone: string | null) => ({
  id,
  title: id,
  place: '',
  start: { at, timeZone },
  end: { at, timeZone },
});
const until = (freeCancellation: typeof US | null, ...calendar: ReturnType<typeof event>[]) => {
  const ms = freeUntilMs(
    { freeCancellation, confirmedAtMs: Date.parse(BOOKED) },
    { calendar, firstTravelDate: '2026-11-27' },
  );
  return ms === null ? null : new Date(ms).toISOString();
};

// Booked at 12:00 UTC: in Madrid it is 13:00, in Lima 07:00.
const FLIGHT_7D = event('onward-1', '2026-11-27T13:00', 'Europe/Madrid');
const FLIGHT_6D = event('onward-1', '2026-11-27T12:00', 'Europe/Madrid');
const RETURN = event('return-1', '2026-12-05T13:00', 'America/Lima');
const STAY_7D = event('stay', '2026-11-27T15:00', 'America/Lima');
const STAY_6D = event('stay', '2026-11-27T06:00', 'America/Lima');
const TOUR_7D = event('activity', '2026-11-27T07:00', 'America/Lima');
const TOUR_6D = event('activity', '2026-11-27T06:59', 'America/Lima');
const WHOLE_DAY = event('activity', '2026-11-27', null);
const WHOLE_DAY_BEFORE = event('activity', '2026-11-26', null);

describe('M-04: until when a booking is refunded in full', () => {
  it.each([
    ['a market without the rule', null, [FLIGHT_7D], null],
    ['a flight 7 days ahead', US, [FLIGHT_7D, RETURN], UNTIL],
    ['a flight 6 days and 23 hours ahead', US, [FLIGHT_6D, RETURN], null],
    ['a stay: by the hour of check-in over there', US, [STAY_7D], UNTIL],
    ['a stay that begins an hour too soon', US, [STAY_6D], null],
    ['a session of an activity', US, [TOUR_7D], UNTIL],
    ['a session a minute too soon', US, [TOUR_6D], null],
    ['a day without an hour: it begins last where clocks are last', US, [WHOLE_DAY], UNTIL],
    ['the day before', US, [WHOLE_DAY_BEFORE], null],
    ['a package: its flight is first', US, [FLIGHT_7D, STAY_7D], UNTIL],
    ['a package whose flight leaves too soon', US, [FLIGHT_6D, STAY_7D], null],
    ['a package whose check-in is too soon', US, [FLIGHT_7D, STAY_6D], null],
    ['a booking of before calendars: by its first day', US, [], UNTIL],
    [
      'another rule: three hours, any day',
      { withinHours: 3, daysBeforeDeparture: 0 },
      [FLIGHT_6D],
      '2026-11-20T15:00:00.000Z',
    ],
  ] as const)('%s', (_title, rule, calendar, expected) => {
    expect(until(rule, ...calendar)).toBe(expected);
  });
});
