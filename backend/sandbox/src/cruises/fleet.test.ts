import { describe, expect, it } from '@jest/globals';
import { CruiseSchema, type Cruise } from '@travesia/contracts';
import { addDays, daysBetween } from '@travesia/domain';
import * as v from 'valibot';
import { sailingsOnSale } from './calendar.ts';
import { cruiseOf } from './cruise-of.ts';
import { PORTS } from './tables/ports.ts';

function cruisesOn(day: string, locale: 'es' | 'en' = 'es'): readonly Cruise[] {
  return sailingsOnSale(day).map((sailing) => cruiseOf(sailing, locale, day));
}

const DAYS = ['2026-11-21', '2027-02-14', '2027-06-30', '2027-09-01', '2028-12-31', '2031-04-05'];

describe('the invented fleet', () => {
  it.each(DAYS)('C-03: on %s there are at least forty sailings to come, whole and believable', (day) => {
    const cruises = cruisesOn(day);
    expect(cruises.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cruises.map(({ ship }) => ship)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(cruises.flatMap(({ portsRoute }) => portsRoute)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(cruises.map(({ slug }) => slug)).size).toBe(cruises.length);
    for (const cruise of cruises) {
      v.parse(CruiseSchema, cruise);
      expect(cruise.sailDate > day).toBe(true);
      expect(daysBetween(cruise.sailDate, cruise.returnDate)).toBe(cruise.nights);
      expect(cruise.itinerary).toHaveLength(cruise.nights + 1);
      expect(cruise.departingPort).toBe(cruise.itinerary[0]?.port);
      expect(cruise.itinerary.at(-1)?.date).toBe(cruise.returnDate);
    }
  });

  it.each(DAYS)('on %s no ship is in two places', (day) => {
    const byShip = Map.groupBy(cruisesOn(day), ({ ship }) => ship);
    for (const sailings of byShip.values()) {
      sailings.slice(1).forEach((later, index) => {
        expect(later.sailDate >= (sailings[index]?.returnDate ?? '')).toBe(true);
      });
    }
  });

  it('tomorrow’s list holds today’s sailings but those that closed: an address that was sent still opens', () => {
    const today = cruisesOn('2026-11-21').map(({ slug }) => slug);
    const tomorrow = new Set(cruisesOn('2026-11-22').map(({ slug }) => slug));
    const gone = today.filter((slug) => !tomorrow.has(slug));
    expect(gone.every((slug) => slug.endsWith(addDays('2026-11-22', 2)))).toBe(true);
  });

  it('C-03: what a ship does not have, and what is too far away, is NA', () => {
    const cruises = cruisesOn('2026-11-21');
    const fjords = cruises.find(({ ship }) => ship === 'Boreal Horizonte');
    expect(fjords?.priceInside).toBe('NA');
    expect(fjords?.priceOceanview).toMatchObject({ currency: 'USD' });
    const adriatic = cruises.find(({ ship }) => ship === 'Marea Serena');
    expect(adriatic?.priceBalcony).toBe('NA');
    const unpriced = cruises.filter(({ priceSuite }) => priceSuite === 'NA');
    expect(unpriced.length).toBeGreaterThan(0);
    for (const { sailDate } of unpriced) expect(daysBetween('2026-11-21', sailDate)).toBeGreaterThan(300);
  });

  it('costs more in high season than in low', () => {
    const cruises = cruisesOn('2026-12-01').filter(({ ship }) => ship === 'Marea Clara');
    const price = (month: string) => {
      const found = cruises.find(({ sailDate }) => sailDate.slice(5, 7) === month)?.priceInside;
      return typeof found === 'object' ? found.amount : null;
    };
    const [april, july] = [price('04'), price('07')];
    expect(april).not.toBeNull();
    expect(july).toBeGreaterThan(april ?? Infinity);
  });

  it('X-01: speaks both languages and leads ships round land', () => {
    const [es, en] = [cruisesOn('2026-11-21', 'es'), cruisesOn('2026-11-21', 'en')];
    expect(en.map(({ slug }) => slug)).toEqual(es.map(({ slug }) => slug));
    const index = es.findIndex(({ slug }) => slug.startsWith('iberian-ports'));
    expect(es[index]?.portsRoute.at(-1)).toBe('Lisboa');
    expect(en[index]?.portsRoute.at(-1)).toBe('Lisbon');
    const strait = es[index]?.routemap.some(([lon, lat]) => Math.abs(lon + 5.5) < 0.5 && lat < 36.1);
    expect(strait).toBe(true);
  });

  it('ports stand on the globe', () => {
    for (const { location } of PORTS.values()) {
      expect(Math.abs(location[0])).toBeLessThanOrEqual(180);
      expect(Math.abs(location[1])).toBeLessThanOrEqual(90);
    }
  });
});
