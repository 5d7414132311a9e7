import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { Locale } from '@travesia/contracts';
import { siteWords, type SiteWords } from '../fixtures/words.ts';
import { Journey } from '../pages/journey.ts';
import { watchContext, type Watch } from './watch.ts';

export interface JourneyFixtures {
  words: SiteWords;
  watch: Watch;
  journey: Journey;
}

/** An address of a private network: a visitor of no known country, with limits of their own. */
function visitorAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

/** The browser's language is the story's; Spanish unless the test says otherwise. */
const languageOf = (locale: string | undefined): Locale => (locale === 'en' ? 'en' : 'es');

export const test = base.extend<JourneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': visitorAddress() }),
  words: async ({ locale }, use) => use(siteWords[languageOf(locale)]),
  watch: [
    async ({ context }, use) => {
      const watch = watchContext(context);
      await use(watch);
      expect(watch.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  journey: async ({ page, locale, words }, use) => use(new Journey(page, languageOf(locale), words)),
});

export { expect };
