import { describe, expect, it } from '@jest/globals';
import {
  formatAge,
  formatClock,
  formatCountdown,
  formatDateRange,
  formatDayDelta,
  formatDuration,
  formatLocalDate,
  formatLocalTime,
  formatMoment,
  formatNumber,
  formatSpokenDuration,
  tagOf,
  zoneName,
} from '../index.ts';

const words = (text: string) => text.replace(/[\u00A0\u2009\u202F]/g, ' ');

describe('days and clocks of an airport', () => {
  it.each([
    ['2026-11-27', 'es-ES', 'medium', 'vie, 27 nov'],
    ['2026-11-27', 'es-MX', 'medium', 'vie, 27 nov'],
    ['2026-11-27', 'en-US', 'medium', 'Fri, Nov 27'],
    ['2026-11-27', 'en-GB', 'medium', 'Fri 27 Nov'],
    ['2026-11-27', 'en-GB', 'short', '27 Nov'],
    ['2026-11-27T23:59', 'es-CO', 'dated', '27 nov 2026'],
    ['2026-11-27T00:01', 'en-US', 'dated', 'Nov 27, 2026'],
    ['2026-11-27T00:01', 'en-GB', 'dated', '27 Nov 2026'],
    ['2026-11-27', 'es-ES', 'long', 'viernes, 27 de noviembre de 2026'],
    ['2026-11-27', 'en-US', 'long', 'Friday, November 27, 2026'],
    ['2026-11-27', 'en-GB', 'long', 'Friday 27 November 2026'],
    ['2026-11-27', 'es-AR', 'month', 'noviembre de 2026'],
  ] as const)('X-03: %s in %s (%s) is %s, in any zone of the browser', (date, tag, style, text) => {
    expect(formatLocalDate(date, tag, style)).toBe(text);
  });

  it.each([
    ['es-PE', '27 nov – 3 dic 2026'],
    ['en-US', 'Nov 27 – Dec 3, 2026'],
    ['en-GB', '27 Nov – 3 Dec 2026'],
  ] as const)('two days in %s are %s', (tag, text) => {
    expect(words(formatDateRange('2026-11-27', '2026-12-03', tag))).toBe(text);
  });

  it.each([
    ['2026-11-27T15:45', 'es-ES', '15:45'],
    ['2026-11-27T15:45', 'es-MX', '15:45'],
    ['2026-11-27T15:45', 'es-CO', '3:45 p. m.'],
    ['2026-11-27T15:45', 'es-US', '3:45 p. m.'],
    ['2026-11-27T15:45', 'en-US', '3:45 PM'],
    ['2026-11-27T15:45', 'en-GB', '15:45'],
    ['2026-11-27T00:05', 'es-ES', '00:05'],
    ['2026-11-27T00:05', 'en-US', '12:05 AM'],
    ['12:00', 'en-US', '12:00 PM'],
  ] as const)('X-03: %s in %s is %s', (time, tag, text) => {
    expect(words(formatLocalTime(time, tag))).toBe(text);
  });

  it.each([
    ['es-ES', 'Europe/Madrid', '27 nov 2026, 18:42', '18:42', 'CET'],
    ['en-GB', 'Europe/Madrid', '27 Nov 2026, 18:42', '18:42', 'CET'],
    ['en-US', 'America/Bogota', 'Nov 27, 2026, 12:42 PM', '12:42 PM', 'GMT-5'],
  ] as const)('X-03: a moment in %s by the clock of %s is %s', (tag, timeZone, text, clock, zone) => {
    const atMs = Date.parse('2026-11-27T17:42:00Z');
    expect(words(formatMoment(atMs, tag, { timeZone }))).toBe(text);
    expect(words(formatClock(atMs, tag, timeZone))).toBe(clock);
    expect(zoneName(atMs, tag, timeZone)).toBe(zone);
  });

  it('X-08: the market says how its language is written, and the language where there is no market', () => {
    const spain = { es: 'es-ES', en: 'en-GB' };
    expect([tagOf('en', spain), tagOf('en'), tagOf('es')]).toEqual(['en-GB', 'en-US', 'es-ES']);
  });

  it('numbers have the separators of the market', () => {
    expect([formatNumber(1204.5, 'es-ES'), formatNumber(1204.5, 'es-MX')]).toEqual(['1.204,5', '1,204.5']);
    expect(words(formatNumber(0.125, 'es-ES', 'percent'))).toBe('12,5 %');
  });

  it.each([
    ['2026-11-27T22:00', '2026-11-28T06:10', '+1'],
    ['2026-11-27T07:40', '2026-11-27T15:45', ''],
    ['2026-12-31T22:00', '2027-01-02T06:10', '+2'],
    ['2026-11-27T00:30', '2026-11-26T22:00', '−1'],
  ])('F-19: %s to %s is marked “%s”', (departure, arrival, mark) => {
    expect(formatDayDelta(departure, arrival)).toBe(mark);
  });

  it.each([
    [845, '14 h 05', '14h 05m', '14 horas y 5 minutos'],
    [120, '2 h', '2h', '2 horas'],
    [50, '50 min', '50m', '50 minutos'],
    [61, '1 h 01', '1h 01m', '1 hora y 1 minuto'],
  ])('%i minutes', (minutes, es, en, spoken) => {
    expect(words(formatDuration(minutes, 'es'))).toBe(es);
    expect(words(formatDuration(minutes, 'en'))).toBe(en);
    expect(words(formatSpokenDuration(minutes, 'es'))).toBe(spoken);
  });

  it.each([
    [20_000, 'ahora mismo', 'just now'],
    [12 * 60_000, 'hace 12 min', '12m ago'],
    [2 * 3_600_000, 'hace 2 h', '2h ago'],
    [3 * 86_400_000, 'hace 3 d', '3d ago'],
  ])('an age of %i ms', (ageMs, es, en) => {
    expect(words(formatAge(0, ageMs, 'es'))).toBe(es);
    expect(words(formatAge(0, ageMs, 'en'))).toBe(en);
  });

  it.each([
    [480, '8:00'],
    [29.2, '0:30'],
    [0, '0:00'],
    [-3, '0:00'],
  ])('a clock with %d s left shows %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));
});
