import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Language } from './language.ts';
import { siteWords, type SiteWords } from '../fixtures/words.ts';
import { Journey } from '../pages/journey.ts';
import { hotelWords, type HotelWords } from '../fixtures/hotel-words.ts';
import { HotelJourney } from '../pages/hotel-journey.ts';
import { activityWords, type ActivityWords } from '../fixtures/activity-words.ts';
import { ActivityJourney } from '../pages/activity-journey.ts';
import { pressByTouch } from './press-by-touch.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { visitorAddress } from './visitor-address.ts';
import { watchContext, type Watch } from './watch.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export interface JourneyFixtures {
  /** Language of the story; Spanish unless the test says otherwise. */
  language: Language;
  /** Market that the visitor has chosen; none unless the test says otherwise. */
  market: string | null;
  words: SiteWords;
  watch: Watch;
  journey: Journey;
  hotelWords: HotelWords;
  hotels: HotelJourney;
  activityWords: ActivityWords;
  activities: ActivityJourney;
  /** Books and switches of the sandbox; a test that needs them is skipped on a site that is not ours. */
  sandbox: Sandbox;
  /** A page of another browser, which shares nothing with this one. */
  elsewhere: (options?: BrowserContextOptions & { readonly isPhone?: boolean }) => Promise<Page>;
}

export const test = base.extend<JourneyFixtures>({
  language: ['es', { option: true }],
  market: [null, { option: true }],
  context: async ({ context, baseURL, market }, use) => {
    if (market !== null && baseURL)
      await context.addCookies([{ name: 'market', value: market, url: baseURL }]);
    await use(context);
  },
  locale: async ({ language }, use) => use(language === 'es' ? 'es-ES' : 'en-US'),
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': visitorAddress() }),
  words: async ({ language }, use) => use(siteWords[language]),
  watch: [
    async ({ context }, use) => {
      const watch = watchContext(context);
      await use(watch);
      expect(watch.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, hasTouch }, use) => {
    if (hasTouch) pressByTouch(page);
    await use(page);
  },
  journey: async ({ page, language, words }, use) => use(new Journey(page, language, words)),
  hotelWords: async ({ language }, use) => use(hotelWords[language]),
  hotels: async ({ page, language, words }, use) =>
    use(new HotelJourney(page, language, hotelWords[language], words)),
  activityWords: async ({ language }, use) => use(activityWords[language]),
  activities: async ({ page, language, words }, use) =>
    use(new ActivityJourney(page, language, activityWords[language], words)),
  sandbox: async ({}, use) => {
    const url = process.env.E2E_SANDBOX_URL;
    base.skip(!url, 'needs the control endpoints of the sandbox');
    await use(openSandbox(url ?? ''));
  },
  elsewhere: async ({ browser, baseURL, language }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ isPhone = false, ...options } = {}) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        locale: language,
        ...(isPhone && PHONE),
        ...options,
      });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
