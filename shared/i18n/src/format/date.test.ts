import { describe, expect, it } from '@jest/globals';
import {
  formatAge,
  formatCountdown,
  formatDateRange,
  formatDayDelta,
  formatDuration,
  formatLocalDate,
  formatLocalTime,
  formatSpokenDuration,
} from '../index.ts';

const words = (text: string) => text.replace(/[\u00A0\u2009\u202F]/g, ' ');

describe('days and clocks of an airport', () => {
  it.each([
    ['2026-11-27', 'es', 'medium', 'vie, 27 nov'],
    ['2026-11-27', 'en', 'medium', 'Fri, Nov 27'],
    ['2026-11-27T23:59', 'es', 'dated', '27 nov 2026'],
    ['2026-11-27T00:01', 'en', 'dated', 'Nov 27, 2026'],
    ['2026-11-27', 'es', 'long', 'viernes, 27 de noviembre de 2026'],
    ['2026-11-27', 'es', 'month', 'noviembre de 2026'],
  ] as const)('X-03: %s in %s (%s) is %s, in any zone of the browser', (date, locale, style, text) => {
    expect(formatLocalDate(date, locale, style)).toBe(text);
  });

  it('joins two days', () => {
    expect(words(formatDateRange('2026-11-27', '2026-12-03', 'es'))).toBe('27 nov – 3 dic 2026');
  });

  it.each([
    ['2026-11-27T15:45', 'es', '15:45'],
    ['2026-11-27T15:45', 'en', '3:45 PM'],
    ['2026-11-27T00:05', 'es', '00:05'],
    ['2026-11-27T00:05', 'en', '12:05 AM'],
    ['12:00', 'en', '12:00 PM'],
  ] as const)('X-03: %s in %s is %s', (time, locale, text) => {
    expect(words(formatLocalTime(time, locale))).toBe(text);
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
