import { describe, expect, it } from '@jest/globals';
import { minimumConnectionMinutes, travelWarnings, type TravelWarningCode } from '../index.ts';

type Segments = Parameters<typeof travelWarnings>[0];

/** `MAD-1 2026-11-27T05:40 LIS-1 2026-11-27T06:00`, several joined by `; `, `by I2` where another airline flies it. */
function journey(text: string): Segments {
  const flights = text.split('; ').map((flight) => {
    const [from = '', departureAt = '', to = '', arrivalAt = '', , operatedBy = null] = flight.split(' ');
    const place = (airport: string) => {
      const [code = '', terminal = null] = airport.split('-');
      return { code, terminal };
    };
    return { from: place(from), to: place(to), departureAt, arrivalAt, operatedBy };
  });
  return flights.map((flight, position) => {
    const next = flights[position + 1];
    return {
      ...flight,
      connectionInMinutes: next
        ? (Date.parse(`${next.departureAt}Z`) - Date.parse(`${flight.arrivalAt}Z`)) / 60_000
        : null,
    };
  });
}

const FIRST = 'MAD 2026-11-27T08:00';
const ON_TO = (departure: string, arrival = '2026-11-27T23:00') => `${departure} BOG ${arrival}`;

describe('Q-08: what can go wrong on a journey', () => {
  it.each<[string, string, TravelWarningCode[]]>([
    ['a direct flight', `${FIRST} BOG 2026-11-27T12:00`, []],
    ['a good connection', `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T10:30')}`, []],
    ['exactly the minimum', `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T10:00')}`, []],
    [
      'a minute less than the minimum',
      `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T09:59')}`,
      ['shortConnection'],
    ],
    [
      'another terminal, which takes longer',
      `${FIRST} LIS-1 2026-11-27T09:00; ${ON_TO('LIS-2 2026-11-27T10:29')}`,
      ['shortConnection'],
    ],
    [
      'terminals of which one is not known',
      `${FIRST} LIS-1 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T10:00')}`,
      [],
    ],
    [
      'another airport with time',
      `${FIRST} LHR 2026-11-27T09:00; ${ON_TO('LGW 2026-11-27T12:00')}`,
      ['changeOfAirport'],
    ],
    [
      'another airport without it',
      `${FIRST} LHR 2026-11-27T09:00; ${ON_TO('LGW 2026-11-27T11:59')}`,
      ['shortConnection', 'changeOfAirport'],
    ],
    ['a long wait', `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T13:00')}`, ['longConnection']],
    ['a minute less', `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-27T12:59')}`, []],
    [
      'a night on the way, which is said once',
      `${FIRST} LIS 2026-11-27T22:00; ${ON_TO('LIS 2026-11-28T07:00', '2026-11-28T11:00')}`,
      ['overnightWait', 'anotherDay'],
    ],
    [
      'landing after midnight and waiting for the morning',
      `MAD 2026-11-28T00:10 LIS 2026-11-28T00:30; ${ON_TO('LIS 2026-11-28T06:00', '2026-11-28T10:00')}`,
      ['overnightWait'],
    ],
    [
      'a connection over midnight that is no night',
      `${FIRST} LIS 2026-11-27T23:00; ${ON_TO('LIS 2026-11-28T00:45', '2026-11-28T06:00')}`,
      ['anotherDay'],
    ],
    [
      'a wait of more than a day',
      `${FIRST} LIS 2026-11-27T09:00; ${ON_TO('LIS 2026-11-29T02:00', '2026-11-29T06:00')}`,
      ['overnightWait', 'anotherDay'],
    ],
    ['landing on the next day', `${FIRST} BOG 2026-11-28T01:00`, ['anotherDay']],
    ['landing on the day before', `AKL 2026-11-27T00:30 HNL 2026-11-26T10:00`, ['anotherDay']],
    ['another airline that flies', `${FIRST} BOG 2026-11-27T12:00 by Iberia-Express`, ['operatedByAnother']],
  ])('%s', (_story, flights, codes) => {
    expect(travelWarnings(journey(flights)).map(({ code }) => code)).toEqual(codes);
  });

  it('names the flight that each is about', () => {
    const flights = `${FIRST} LIS 2026-11-27T09:00; LIS 2026-11-27T09:30 MIA 2026-11-27T14:00 by TP; ${ON_TO('MIA 2026-11-27T19:00')}`;
    expect(travelWarnings(journey(flights))).toEqual([
      { code: 'shortConnection', segment: 0 },
      { code: 'longConnection', segment: 1 },
      { code: 'operatedByAnother', segment: 1 },
    ]);
  });

  it('the last flight of the day is known to the list, which says so', () => {
    const flights = journey(`${FIRST} BOG 2026-11-27T12:00`);
    expect(travelWarnings(flights, { isLastOfDay: true })).toEqual([{ code: 'lastOfDay', segment: 0 }]);
  });

  it('the minimum is that of the place', () => {
    const at = (code: string, terminal: string | null = null) => ({ code, terminal });
    expect(minimumConnectionMinutes(at('LIS', '1'), at('LIS', '1'))).toBe(60);
    expect(minimumConnectionMinutes(at('LIS', '1'), at('LIS', '2'))).toBe(90);
    expect(minimumConnectionMinutes(at('LHR'), at('LGW'))).toBe(180);
  });
});
