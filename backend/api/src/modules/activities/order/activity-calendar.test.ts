import { describe, expect, it } from '@jest/globals';
import { activityCalendar } from './activity-calendar.ts';
import type { ActivityOrder } from './activity-order.ts';

const DAY = '2026-12-10';

function eventOf(order: { session: string | null; durationMinutes?: number | null; endDate?: string }) {
  const words = {
    name: 'Paseo por Madrid',
    cityName: 'Madrid',
    session: order.session,
    meetingPoint: { address: 'Plaza Mayor', description: '' },
  };
  return activityCalendar(
    {
      day: { date: DAY, endDate: order.endDate ?? DAY },
      timeZone: 'Europe/Madrid',
      durationMinutes: order.durationMinutes ?? null,
      words: { es: words, en: words },
    } as unknown as ActivityOrder,
    'es',
    [],
  )[0];
}

describe('T-07: an activity in the calendar', () => {
  it.each([
    ['16:00', 150, DAY, '16:00', `${DAY}T18:30`],
    ['9:30 h', 60, DAY, '09:30', `${DAY}T10:30`],
    ['Turno de las 16.00', 60, DAY, '16:00', `${DAY}T17:00`],
    ['21:00', 240, DAY, '21:00', '2026-12-11T01:00'],
    ['10:00', null, DAY, '10:00', `${DAY}T11:00`],
    ['08:00', 240, '2026-12-12', '08:00', '2026-12-12T23:59'],
  ])('session %s of %p minutes until %s keeps its hour', (session, durationMinutes, endDate, clock, end) => {
    expect(eventOf({ session, durationMinutes, endDate })).toMatchObject({
      start: { at: `${DAY}T${clock}`, timeZone: 'Europe/Madrid' },
      end: { at: end, timeZone: 'Europe/Madrid' },
    });
  });

  it.each([[null], ['Entrada libre']])('session %p takes the whole day', (session) => {
    expect(eventOf({ session, durationMinutes: 60 })).toMatchObject({
      start: { at: DAY, timeZone: null },
      end: { at: DAY, timeZone: null },
      place: 'Plaza Mayor',
    });
  });
});
