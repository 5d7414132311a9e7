import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@travesia/domain';
import { checkFormats, FORMATTER } from './check-formats.ts';
import { checkLanguages, NAMED } from './check-languages.ts';
import { checkTexts } from './check-keys.ts';
import { compareLanguages, flatten, unusedKeys } from './keys.ts';

describe('X-01: a build fails', () => {
  const es = flatten({
    title: 'Vuelos',
    results: { count_one: '{count} vuelo', count_other: '{count} vuelos' },
  });

  it('when a key is missing in a language, or empty', () => {
    const en = flatten({ title: ' ', results: { count_one: '{count} flight' } });
    expect(compareLanguages(['es', es], ['en', en])).toEqual([
      'title is missing in en',
      'results.count_other is missing in en',
    ]);
  });

  it('when a sentence loses what it is about', () => {
    expect(
      compareLanguages(['es', flatten({ call: 'Al {phone}' })], ['en', flatten({ call: 'Call us' })]),
    ).toEqual(['call takes {phone} in es and {} in en']);
  });

  it('when a plural form does, the number aside, which may be said in words', () => {
    const nights = (one: string) => flatten({ n_one: one, n_other: '{count} nights in {city}' });
    expect(
      compareLanguages(['es', nights('{count} night in {city}')], ['en', nights('One night in {city}')]),
    ).toEqual([]);
    expect(compareLanguages(['es', nights('{count} night in {city}')], ['en', nights('One night')])).toEqual([
      'n_one takes {city} in es and {} in en',
    ]);
  });

  it('when a plural has one form only', () => {
    const half = flatten({ bag_other: 'maletas' });
    expect(compareLanguages(['es', half], ['en', half])).toEqual(['bag needs both _one and _other']);
  });

  it('when no code names a key', () => {
    expect(unusedKeys(es, "t('title'); t('results.count', { count })")).toEqual([]);
    expect(unusedKeys(es, "t('title')")).toEqual(['results.count']);
    expect(unusedKeys(flatten({ sort: { best: 'Mejor' } }), 't(`sort.${order}`)')).toEqual([]);
  });
});

const ROOT = join(import.meta.dirname, '../../..');

it('a language that is added to the list is asked for in every catalogue', () => {
  const catalogues = globSync(
    '{*/src,shell/{checkout,ops,server},{shared,backend}/*/src}/locales/es/*.json',
    {
      cwd: ROOT,
    },
  );
  expect(checkTexts(ROOT, [...LOCALES, 'pt'])).toEqual(
    expect.arrayContaining(catalogues.map((file) => `${file.replace('/es/', '/pt/')}: the file is missing`)),
  );
});

it('P-10: no code names a language besides the list of them', () => {
  for (const planted of ["locale === 'es' ? 'en' : x", '/^(es|en)$/', 'picklist([`en`])']) {
    expect(planted).toMatch(NAMED);
  }
  expect(checkLanguages(ROOT)).toEqual([]);
});

it('X-03, X-08: nothing formats dates, clocks or numbers besides the one place for it', () => {
  for (const planted of [
    "new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })",
    'new Intl.NumberFormat(tag)',
    'at.toLocaleTimeString()',
    '(12.5).toLocaleString(locale)',
  ]) {
    expect(planted).toMatch(FORMATTER);
  }
  expect(checkFormats(ROOT)).toEqual([]);
});
