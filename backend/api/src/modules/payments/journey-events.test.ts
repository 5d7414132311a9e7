import { expect, it } from '@jest/globals';
import { journeyEvents } from './journey-events.ts';

const at = (text: string) => Date.parse(text);
const flight = {
  part: 'flight',
  ticketed: true,
  ticketedAtMs: null,
  createdAtMs: at('2026-11-20T12:00:00Z'),
};
const hotel = { ...flight, part: 'hotel', ticketed: false };
const OUT = {
  id: 'onward-1',
  title: 'AV 11',
  place: 'MAD',
  start: { at: '2026-12-10T14:25', timeZone: 'Europe/Madrid' },
  end: { at: '2026-12-10T18:40', timeZone: 'America/Bogota' },
};
const STAY = {
  ...OUT,
  id: 'stay',
  start: { at: '2026-12-10T15:00', timeZone: 'America/Bogota' },
  end: { at: '2026-12-14T11:00', timeZone: 'America/Bogota' },
};
const unknownZone = { ...OUT, end: { at: '2026-12-10T18:40', timeZone: null } };
const at1 = '2026-11-20T12:00:00.000Z';

it.each([
  ['tickets that came with the order', { standing: [flight] }, '2026-11-21T00:00Z', [['ticketed', at1]]],
  [
    'tickets that came later',
    { standing: [{ ...flight, ticketedAtMs: at('2026-11-20T15:00Z') }] },
    '2026-11-21T00:00Z',
    [['ticketed', '2026-11-20T15:00:00.000Z']],
  ],
  [
    'a change of the airline that was accepted',
    { standing: [{ ...flight, ticketed: false }], acceptedAtMs: [at('2026-11-25T08:00Z')] },
    '2026-11-26T00:00Z',
    [['changed', '2026-11-25T08:00:00.000Z']],
  ],
  ['a minute before check-in', { standing: [flight] }, '2026-12-09T13:24Z', [['ticketed', at1]]],
  [
    'check-in, a day before by the clock of the airport',
    { standing: [flight] },
    '2026-12-09T13:25Z',
    [
      ['ticketed', at1],
      ['check_in_open', '2026-12-09T13:25:00.000Z'],
    ],
  ],
  ['departed: check-in is over', { standing: [flight] }, '2026-12-10T13:25Z', [['ticketed', at1]]],
  [
    'landed, by the clock over there',
    { standing: [flight] },
    '2026-12-10T23:40Z',
    [
      ['ticketed', at1],
      ['travelled', '2026-12-10T23:40:00.000Z'],
    ],
  ],
  [
    'a package is travelled when its stay is over',
    { standing: [flight, hotel], calendar: [OUT, STAY] },
    '2026-12-14T15:59Z',
    [['ticketed', at1]],
  ],
  [
    'a package without its hotel, when it has landed',
    { standing: [flight], calendar: [OUT, STAY] },
    '2026-12-11T00:00Z',
    [
      ['ticketed', at1],
      ['travelled', '2026-12-10T23:40:00.000Z'],
    ],
  ],
  [
    'a zone that is not known says nothing',
    { standing: [hotel], calendar: [unknownZone] },
    '2027-01-01T00:00Z',
    [],
  ],
  ['nothing stands: it is not travelled', { standing: [] }, '2027-01-01T00:00Z', []],
])('M-02: %s', (_what, facts, now, expected) => {
  const events = journeyEvents({
    calendar: [OUT],
    acceptedAtMs: [],
    bookedAtMs: at(at1),
    nowMs: at(now),
    ...facts,
  });
  expect(events.map(({ code, at: moment }) => [code, moment])).toEqual(expected);
});
