import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { findAirport, findMetropolitanArea } from './airports.ts';
import { fold } from './fold.ts';
import { placeNames } from './place-names.ts';
import { suggestAirports } from './suggestions.ts';

const codesFor = (term: string, locale: 'es' | 'en' = 'en') =>
  suggestAirports(term, { locale, limit: 5 }).map(({ airportCode }) => airportCode);

describe('names of places in the world (A19)', () => {
  const lines = readFileSync(new URL('../data/place-names.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

  it('stand in the order in which they are searched, folded as what is typed is folded', () => {
    const names = lines.map((line) => Buffer.from(line.split('\t')[0] ?? ''));
    expect(names.findIndex((name, at) => at > 0 && Buffer.compare(names[at - 1] ?? name, name) >= 0)).toBe(
      -1,
    );
    const sample = lines.filter((_line, at) => at % 97 === 0).map((line) => line.split('\t')[0] ?? '');
    expect(sample.filter((name) => fold(name) !== name)).toEqual([]);
  });

  it('mean places that there are', () => {
    const codes = new Set(lines.flatMap((line) => line.split('\t')[1]?.match(/[A-Z]{3}/g) ?? []));
    expect([...codes].filter((code) => !findAirport(code) && !findMetropolitanArea(code))).toEqual([]);
  });

  it('are found whole and by their beginning', () => {
    const [first = '', last = ''] = [lines[0]?.split('\t')[0], lines.at(-1)?.split('\t')[0]];
    expect(placeNames().called(first)).not.toEqual([]);
    expect(placeNames().called(last)).not.toEqual([]);
    expect(placeNames().called('zzzzzz')).toEqual([]);
    expect(
      placeNames()
        .beginningWith('bratisl')
        .map(({ code }) => code),
    ).toContain('BTS');
  });

  it.each([
    ['a town without an airport', 'Potsdam', 'BER'],
    ['a former name', 'Laibach', 'LJU'],
    ['another script', 'Афины', 'ATH'],
    ['signs instead of letters', '横浜', 'HND'],
    ['a letter of its own', 'Þorlákshöfn', 'KEF'],
    ['a town and its state', 'Rochester Minnesota', 'RST'],
    ['a city and the abbreviation of its state', 'Columbus GA', 'CSG'],
    ['a city and its province', 'Hamilton Ontario', 'YHM'],
    ['a city and its country by a short name', 'Cambridge UK', 'STN'],
    ['a region alone', 'Tasmania', 'HBA'],
  ])('%s brings its airport: %s', (_what, typed, code) => {
    expect(codesFor(typed)).toContain(code);
  });

  it('a large city comes without the towns that share its name', () => {
    expect(codesFor('sevilla', 'es')).toEqual(['SVQ']);
  });

  it('a name that nothing has finds nothing', () => {
    expect(codesFor('qqxzwvk')).toEqual([]);
  });
});
