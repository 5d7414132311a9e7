import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { checkTexts } from './check-keys.ts';
import { compareLanguages, flatten, unusedKeys } from './keys.ts';

describe('X-01: a build fails', () => {
  const es = flatten({
    title: 'Vuelos',
    results: { count_one: '{count} vuelo', count_other: '{count} vuelos' },
  });

  it('when a key is missing in a language, or empty', () => {
    const en = flatten({ title: ' ', results: { count_one: '{count} flight' } });
    expect(compareLanguages(es, en)).toEqual([
      'title is missing in en',
      'results.count_other is missing in en',
    ]);
  });

  it('when a sentence loses what it is about', () => {
    expect(compareLanguages(flatten({ call: 'Al {phone}' }), flatten({ call: 'Call us' }))).toEqual([
      'call takes {phone} in es and {} in en',
    ]);
  });

  it('when a plural form does, the number aside, which may be said in words', () => {
    const nights = (one: string) => flatten({ n_one: one, n_other: '{count} nights in {city}' });
    expect(compareLanguages(nights('{count} night in {city}'), nights('One night in {city}'))).toEqual([]);
    expect(compareLanguages(nights('{count} night in {city}'), nights('One night'))).toEqual([
      'n_one takes {city} in es and {} in en',
    ]);
  });

  it('when a plural has one form only', () => {
    const half = flatten({ bag_other: 'maletas' });
    expect(compareLanguages(half, half)).toEqual(['bag needs both _one and _other']);
  });

  it('when no code names a key', () => {
    expect(unusedKeys(es, "t('title'); t('results.count', { count })")).toEqual([]);
    expect(unusedKeys(es, "t('title')")).toEqual(['results.count']);
    expect(unusedKeys(flatten({ sort: { best: 'Mejor' } }), 't(`sort.${order}`)')).toEqual([]);
  });
});

it('X-01: every catalogue of the project has the same keys and placeholders in both languages', () => {
  expect(checkTexts(join(import.meta.dirname, '../../..'))).toEqual([]);
});
