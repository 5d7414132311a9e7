import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const file = (events: readonly CalendarEvent[], note = 'Referencia: K7M2Q9X4RT') =>
  calendarFile({
    referenceId: 'K7M2Q9X4RT',
    bookedAt: '2026-11-20T12:00:00.000Z',
    events,
    note,
    language: 'es',
  });

const event = (start: CalendarEvent['start'], end = start, id = 'onward-1'): CalendarEvent => ({
  id,
  title: 'Vuelo AV 11: Madrid – Bogotá',
  place: 'Barajas (MAD), terminal 4S',
  start,
  end,
});

/** Reads a file as a calendar does: by the clocks written in it, with no table of its own. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((block) => {
      const zone = new ICAL.Timezone(block);
      return [zone.tzid, zone];
    }),
  );
  return calendar.getAllSubcomponents('vevent').map((block) => {
    const instantOf = (name: string) => {
      const property = block.getFirstProperty(name);
      const time = property?.getFirstValue() as ICAL.Time;
      const zone = zones.get(String(property?.getParameter('tzid')));
      if (zone) time.zone = zone;
      return time;
    };
    return { block, start: instantOf('dtstart'), end: instantOf('dtend') };
  });
}
const utcOf = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString().slice(0, 16);

it('a cancelled booking takes its events out by the same ids, counted up', () => {
  const [put] = read(file([event({ at: '2026-12-10', timeZone: null })]));
  const text = calendarFile({
    referenceId: 'K7M2Q9X4RT',
    bookedAt: '2026-11-20T12:00:00.000Z',
    events: [event({ at: '2026-12-10', timeZone: null })],
    note: '',
    language: 'es',
    cancelled: { sequence: 1, at: '2026-11-21T09:00:00.000Z' },
  });
  const [taken] = read(text);
  expect(text).toContain('METHOD:CANCEL');
  const valueOf = (name: string) => String(taken?.block.getFirstPropertyValue(name));
  expect(valueOf('uid')).toBe(String(put?.block.getFirstPropertyValue('uid')));
  expect([valueOf('sequence'), valueOf('status'), valueOf('dtstamp')]).toEqual([
    '1',
    'CANCELLED',
    '2026-11-21T09:00:00Z',
  ]);
});

it('a changed booking moves its events by the same ids, and takes out what is not flown any more (N-05)', () => {
  const text = calendarFile({
    referenceId: 'K7M2Q9X4RT',
    bookedAt: '2026-11-20T12:00:00.000Z',
    events: [event({ at: '2026-12-12', timeZone: null })],
    note: '',
    language: 'es',
    revised: {
      sequence: 2,
      at: '2026-11-21T09:00:00.000Z',
      dropped: [event({ at: '2026-12-10', timeZone: null }, undefined, 'onward-2')],
    },
  });
  expect(text).toContain('METHOD:PUBLISH');
  const valuesOf = (block: ICAL.Component) =>
    ['uid', 'sequence', 'status', 'dtstamp'].map((name) => block.getFirstPropertyValue(name)?.toString());
  expect(read(text).map(({ block }) => valuesOf(block))).toEqual([
    ['K7M2Q9X4RT-onward-1@travesia.example', '2', undefined, '2026-11-21T09:00:00Z'],
    ['K7M2Q9X4RT-onward-2@travesia.example', '2', 'CANCELLED', '2026-11-21T09:00:00Z'],
  ]);
});

describe('a calendar file, read back', () => {
  it.each([
    // Madrid puts its clocks back on 25 October 2026 and on 28 March 2027 forward.
    ['Europe/Madrid', '2026-10-24T14:25', '2026-10-24T12:25'],
    ['Europe/Madrid', '2026-10-25T14:25', '2026-10-25T13:25'],
    ['Europe/Madrid', '2027-03-28T01:59', '2027-03-28T00:59'],
    ['Europe/Madrid', '2027-03-28T03:00', '2027-03-28T01:00'],
    ['America/New_York', '2026-11-01T12:00', '2026-11-01T17:00'],
    ['America/New_York', '2026-10-31T12:00', '2026-10-31T16:00'],
    // Chile lies in the south: summer begins in September.
    ['America/Santiago', '2026-09-05T12:00', '2026-09-05T16:00'],
    ['America/Santiago', '2026-09-06T12:00', '2026-09-06T15:00'],
    ['America/Bogota', '2026-12-10T18:40', '2026-12-10T23:40'],
    ['America/Mexico_City', '2026-07-01T09:00', '2026-07-01T15:00'],
    ['Asia/Kolkata', '2026-12-10T05:30', '2026-12-10T00:00'],
    ['Pacific/Chatham', '2027-01-01T13:45', '2027-01-01T00:00'],
  ])('%s %s is %s UTC', (timeZone, at, utc) => {
    const [read1] = read(file([event({ at, timeZone })]));
    expect(utcOf(read1?.start as ICAL.Time)).toBe(utc);
  });

  it('X-03: every zone of the world keeps its wall clock through two years of changes', () => {
    const days = Array.from({ length: 48 }, (_, half) =>
      new Date(Date.UTC(2026, 0, 1 + half * 15)).toISOString().slice(0, 10),
    );
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const events = days.map((day, index) =>
        event({ at: `${day}T12:00`, timeZone }, { at: `${day}T20:30`, timeZone }, `${index}`),
      );
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const shown = read(file(events)).map(({ start, end }) =>
        [start, end].map((time) => wall.format(time.toUnixTime() * 1000).replace(' ', 'T')),
      );
      expect([timeZone, shown]).toEqual([timeZone, events.map(({ start, end }) => [start.at, end.at])]);
    }
  }, 60_000);

  it('a flight across zones keeps both clocks, and takes the time it takes', () => {
    const [flight] = read(
      file([
        event(
          { at: '2026-12-10T14:25', timeZone: 'Europe/Madrid' },
          { at: '2026-12-10T18:40', timeZone: 'America/Bogota' },
        ),
      ]),
    );
    expect([flight?.start, flight?.end].map((time) => time?.toString())).toEqual([
      '2026-12-10T14:25:00',
      '2026-12-10T18:40:00',
    ]);
    const seconds = (flight?.end.toUnixTime() ?? 0) - (flight?.start.toUnixTime() ?? 0);
    expect(seconds / 3600).toBeCloseTo(10.25);
  });

  it('a stay without hours takes whole days, the last one too', () => {
    const [stay] = read(
      file([event({ at: '2026-12-03', timeZone: null }, { at: '2026-12-05', timeZone: null })]),
    );
    expect([stay?.start.isDate, stay?.start.toString(), stay?.end.toString()]).toEqual([
      true,
      '2026-12-03',
      '2026-12-06',
    ]);
  });

  it.each(['Mars/Olympus', null])('a clock of the zone %s stands as it is on the wall', (timeZone) => {
    const text = file([event({ at: '2026-12-03T10:00', timeZone })]);
    expect(text).toContain('DTSTART:20261203T100000');
    expect(text).not.toContain('TZID');
  });

  it('says what it is, with commas, accents and long lines whole', () => {
    const note = `Referencia: K7M2Q9X4RT; Localizador: ABC123\n${'Bogotá, ¡qué alegría! '.repeat(20)}`;
    const text = file([event({ at: '2026-12-10T14:25', timeZone: 'Europe/Madrid' })], note);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    const block = read(text)[0]?.block;
    expect(block?.getFirstPropertyValue('description')).toBe(note);
    expect(block?.getFirstPropertyValue('location')).toBe('Barajas (MAD), terminal 4S');
    expect(block?.getFirstPropertyValue('uid')).toBe('K7M2Q9X4RT-onward-1@travesia.example');
  });
});
