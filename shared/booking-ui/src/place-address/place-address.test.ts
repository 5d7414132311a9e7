import { describe, expect, it } from '@jest/globals';
import { readDay, readPlace, readTypedPlace, writePlace } from './index.ts';

const CANCUN = { id: 'CUN', name: 'Cancún', location: { lat: 21.161_908_3, lon: -86.851_528_1 } };
const written = (more?: Record<string, string>) => {
  const query = new URLSearchParams();
  writePlace(query, CANCUN, more);
  return query;
};

describe('the place of a search in its address', () => {
  it('is read as it was written, to a metre', () => {
    expect(written().toString()).toBe('place=Canc%C3%BAn&id=CUN&at=21.16191%2C-86.85153');
    expect(readPlace(written())).toEqual({ ...CANCUN, location: { lat: 21.161_91, lon: -86.851_53 } });
  });

  it('keeps beside its name what else tells it apart', () => {
    expect([...written({ type: 'hotel' }).keys()]).toEqual(['place', 'type', 'id', 'at']);
  });

  it.each([
    ['nothing', ''],
    ['a name alone, as a form sends it without code', 'place=Sevi'],
    ['no name', 'id=CUN&at=21,-86'],
    ['a path for an id', 'place=X&id=../x&at=21,-86'],
    ['an id without end', `place=X&id=${'a'.repeat(121)}&at=21,-86`],
    ['a point beyond the pole', 'place=X&id=X&at=95,0'],
    ['a point off the globe', 'place=X&id=X&at=40,-190'],
    ['a point that is none', 'place=X&id=X&at=1e3,Infinity'],
  ])('%s is no place', (_what, text) => {
    expect(readPlace(new URLSearchParams(text))).toBeNull();
  });

  it('what was typed is kept, without the spaces around it and not without end', () => {
    expect(readTypedPlace(new URLSearchParams({ place: '  Sevi ' }))).toBe('Sevi');
    expect(readTypedPlace(new URLSearchParams({ place: 'x'.repeat(500) }))).toHaveLength(80);
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-02-30', null],
    ['tomorrow', null],
    ['', null],
  ])('the day "%s" is %s', (text, day) => {
    expect(readDay(new URLSearchParams({ in: text }), 'in')).toBe(day);
  });
});
