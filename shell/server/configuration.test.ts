import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readConfiguration } from './configuration.ts';

describe('configuration of the site', () => {
  it('starts on one machine without a single setting, and the operations page has a row for each', () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({ SITE_PORT: 3000, SITE_ORIGIN: 'http://localhost:3000' });
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const [, table = ''] = /## Settings of the site\n([\s\S]*?)\n## /.exec(page) ?? [];
    const documented = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
    expect(documented.toSorted()).toEqual(Object.keys(configuration).toSorted());
  });

  it.each([
    [{ SITE_PORT: 'many' }, /SITE_PORT/],
    [{ SITE_ORIGIN: 'nowhere' }, /SITE_ORIGIN/],
    [{ VAULT_ORIGIN: 'http://localhost:3000/x' }, /VAULT_ORIGIN: the card frame needs another origin/],
    [{ PROFILE: 'production' }, /SITE_ORIGIN: production is served on https/],
    [{ DEFAULT_LOCALE: 'fr' }, /DEFAULT_LOCALE/],
    [{ STAFF_ISSUER_URL: 'https://id.test' }, /needs all three, or none/],
    [
      { PROFILE: 'production', STAFF_ISSUER_URL: 'http://id.test' },
      /STAFF_ISSUER_URL: production signs its staff in on https/,
    ],
  ])('refuses %j and says why', (environment, words) => {
    expect(() => readConfiguration(environment)).toThrow(words);
  });
});
