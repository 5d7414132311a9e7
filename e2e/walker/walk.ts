import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import { activityWords } from '../fixtures/activity-words.ts';
import { cardCvc, cardExpiry, cardHolder, cards } from '../fixtures/cards.ts';
import { hotelWords } from '../fixtures/hotel-words.ts';
import { siteWords } from '../fixtures/words.ts';
import { ActivityJourney } from '../pages/activity-journey.ts';
import { HotelJourney } from '../pages/hotel-journey.ts';
import { Journey } from '../pages/journey.ts';
import { fillForm } from './fill-form.ts';
import { seededChance, type Chance } from '@travesia/testing/seeded-chance';
import { uniqueFamilyName } from './random.ts';
import { faultsOfScreen, pressablesOf, settle } from './screen.ts';

const PRESS_TIMEOUT_MS = 2_500;
const OFFERS_TIMEOUT_MS = 6_000;
const MOST_TABS = 3;
const MINUTE_MS = 60_000;
const GARBAGE = ['', '¿?', '0', 'a'.repeat(300), '<b>x</b>', '2026-13-45', '‮abc', '  ', '😀'];

/** What a tab showed when Pay was pressed in it. */
export interface PayPress {
  /** Whose page of payment it was. */
  readonly familyName: string;
  /** All those of this walk that the page named: a party may bring two. */
  readonly familyNames: readonly string[];
  /** Digits of the amount on the button, as they stand there. */
  readonly amount: string;
  readonly card: string;
  readonly screen: string;
}

/** A walk that came to its end, with what it saw. */
export interface Walked {
  /** One line a step: enough to do by hand what the walk did. */
  readonly steps: readonly string[];
  readonly faults: readonly string[];
  readonly presses: readonly PayPress[];
  /** References that a confirmation showed, with the family name of the tab that showed it. */
  readonly confirmed: readonly { reference: string; familyName: string; paid: string }[];
  readonly familyNames: readonly string[];
}

interface Tab {
  readonly page: Page;
  /** What is typed into its next form. */
  familyName: string;
  /** What its last summary showed. */
  shownName: string;
}

interface Move {
  readonly name: string;
  run(): Promise<string | void>;
}

/** Wanders through the site as seeded chance wills, half of the time on the way to a booking. */
export class Walk {
  private readonly context: BrowserContext;
  private readonly chance: Chance;
  private readonly seed: number;
  private readonly card: string;
  private readonly tabs: Tab[] = [];
  private readonly steps: string[] = [];
  private readonly faults: string[] = [];
  private readonly presses: PayPress[] = [];
  private readonly confirmed: { reference: string; familyName: string; paid: string }[] = [];
  private readonly familyNames: string[] = [];
  private current = 0;
  private home = '/es';
  private offlineSteps = 0;

  constructor(context: BrowserContext, { seed, card }: { seed: number; card: string }) {
    this.context = context;
    this.chance = seededChance(seed);
    this.seed = seed;
    this.card = card;
    context.on('page', (page) => this.listen(page));
  }

  async take(stepCount: number): Promise<Walked> {
    // Time runs as usual from here, and can be moved on.
    await this.context.clock.install();
    await this.openTab();
    await this.tab.page.goto(this.chance.pick(['/es', '/en']));
    this.home = this.tab.page.url();
    for (let step = 0; step < stepCount; step += 1) await this.takeStep();
    await this.context.setOffline(false);
    return {
      steps: this.steps,
      faults: this.faults,
      presses: this.presses,
      confirmed: this.confirmed,
      familyNames: this.familyNames,
    };
  }

  private get tab(): Tab {
    const tab = this.tabs[this.current];
    if (!tab) throw new Error('a walk without a tab');
    return tab;
  }

  private get locale(): Language {
    return new URL(this.tab.page.url()).pathname.startsWith('/en') ? 'en' : 'es';
  }

  private listen(page: Page): void {
    const fault = (text: string) => this.faults.push(`step ${this.steps.length}: ${text}`);
    page.on('pageerror', (error) => fault(`uncaught: ${error.message}`));
    page.on('crash', () => fault('the tab crashed'));
    page.on('console', (message) => {
      if (/Minified React error|Hydration failed|did not match/.test(message.text())) fault(message.text());
    });
    page.on('response', (response) => {
      // A supplier that is away is 502 by design; the site's own 500 never is.
      if (response.status() === 500) fault(`500 ${response.request().method()} ${response.url()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  }

  private newName(): string {
    const name = uniqueFamilyName(this.seed, this.familyNames.length);
    this.familyNames.push(name);
    return name;
  }

  private async openTab(): Promise<void> {
    const familyName = this.newName();
    this.tabs.push({ page: await this.context.newPage(), familyName, shownName: familyName });
    this.current = this.tabs.length - 1;
  }

  private async takeStep(): Promise<void> {
    if (this.offlineSteps > 0) {
      this.offlineSteps -= 1;
      if (this.offlineSteps === 0) await this.context.setOffline(false);
    }
    const { page } = this.tab;
    await this.noteShownName().catch(() => {});
    const move = this.chance.weighted<Move>(this.moves());
    let said: string | void;
    try {
      said = await move.run();
    } catch (error) {
      // What went away under the finger is no fault of the page: a person presses again.
      said = `came to nothing: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
    }
    await settle(this.tab.page);
    this.steps.push(`${move.name}${said ? ` ${said}` : ''} → ${this.tab.page.url()}`);
    // The browser's own page stands for a site that cannot be reached; the way on is the browser's as well.
    const isAway = !this.tab.page.url().startsWith('http');
    if (this.offlineSteps > 0 || page.isClosed() || isAway) return;
    await this.noteConfirmation();
    for (const fault of await faultsOfScreen(this.tab.page).catch(() => []))
      this.faults.push(`step ${this.steps.length}: ${fault} on ${this.tab.page.url()}`);
  }

  private moves(): (readonly [number, Move])[] {
    const { page } = this.tab;
    const pressSomething = async () => {
      const pressables = await pressablesOf(page);
      if (pressables.length === 0) return 'nothing in view';
      const { role, name, index } = this.chance.pick(pressables);
      const target = page.getByRole(role, { name, exact: true }).filter({ visible: true });
      // It pays with what is in the fields by then.
      const isPay = page.url().endsWith('/BillingSummary') && siteWords[this.locale].pay.test(name);
      if (isPay) await this.notePress(name, this.card);
      await target.nth(index).click({ timeout: PRESS_TIMEOUT_MS });
      return `${role} "${name}"`;
    };
    return [
      [48, { name: 'forward', run: () => this.forward() }],
      [20, { name: 'press', run: pressSomething }],
      [5, { name: 'type', run: () => this.typeGarbage() }],
      [5, { name: 'back', run: async () => void (await page.goBack({ timeout: 8_000 })) }],
      [2, { name: 'ahead', run: async () => void (await page.goForward({ timeout: 8_000 })) }],
      [6, { name: 'reload', run: async () => void (await page.reload({ timeout: 10_000 })) }],
      [this.tabs.length < MOST_TABS ? 3 : 0, { name: 'second tab', run: () => this.copyTab() }],
      [this.tabs.length > 1 ? 5 : 0, { name: 'other tab', run: () => this.changeTab() }],
      [this.offlineSteps === 0 ? 2 : 0, { name: 'offline', run: () => this.goOffline() }],
      [2, { name: 'language', run: () => this.changeLanguage() }],
      [2, { name: 'market', run: () => this.changeMarket() }],
      [1, { name: 'wait', run: () => this.letTimePass() }],
    ];
  }

  private async copyTab(): Promise<string> {
    const { page } = this.tab;
    // The tab may be at the bank, which is another host: a person opens the site where it began.
    const address = this.chance.next() < 0.5 ? page.url() : new URL(`/${this.locale}`, this.home).href;
    await this.openTab();
    await this.tab.page.goto(address);
    return `${this.tabs.length}`;
  }

  private async changeTab(): Promise<string> {
    this.current = (this.current + 1) % this.tabs.length;
    await this.tab.page.bringToFront();
    return `${this.current + 1}`;
  }

  private async goOffline(): Promise<string> {
    this.offlineSteps = 2;
    await this.context.setOffline(true);
    return 'for one step';
  }

  private async letTimePass(): Promise<string> {
    const minutes = this.chance.pick([1, 6, 31]);
    await this.tab.page.clock.fastForward(minutes * MINUTE_MS);
    return `${minutes} min`;
  }

  private async changeLanguage(): Promise<void> {
    const other = this.locale === 'es' ? 'en' : 'es';
    await this.tab.page
      .locator(`a[hreflang=${other}]`)
      .filter({ visible: true })
      .first()
      .click({ timeout: PRESS_TIMEOUT_MS });
  }

  private async changeMarket(): Promise<string> {
    const { page } = this.tab;
    const market = this.chance.pick(['MX', 'CO', 'ES', 'US']);
    await this.context.addCookies([{ name: 'market', value: market, url: new URL('/', this.home).href }]);
    await page.reload();
    return market;
  }

  private async typeGarbage(): Promise<string> {
    const fields = await this.tab.page
      .locator('input:visible:not([type=checkbox]):not([type=radio]):not([type=date]):not([type=range])')
      .all();
    if (fields.length === 0) return 'no field in view';
    const text = this.chance.pick(GARBAGE);
    await this.chance.pick(fields).fill(text, { timeout: PRESS_TIMEOUT_MS });
    return JSON.stringify(text.slice(0, 20));
  }

  /** One step nearer to a booking, whatever screen this is. */
  private async forward(): Promise<string> {
    const { page, familyName } = this.tab;
    if (!page.url().startsWith('http')) {
      await page.goto(this.home);
      return 'comes to the site again';
    }
    const words = siteWords[this.locale];
    const journey = new Journey(page, this.locale, words);
    const isShown = (locator: ReturnType<Page['locator']>) => locator.first().isVisible();

    if (await isShown(journey.bank.heading)) {
      const answer = this.chance.pick(['bankComplete', 'bankFail', 'bankCancel'] as const);
      await journey.bank.answer(answer);
      return answer;
    }
    if (await isShown(journey.confirmation.heading)) return this.newSearch();
    if (await isShown(page.getByRole('dialog'))) {
      const buttons = page.getByRole('dialog').last().getByRole('button').filter({ visible: true });
      const count = await buttons.count();
      if (count === 0) return 'a dialog without a button';
      await buttons.nth(Math.floor(this.chance.next() * count)).click({ timeout: PRESS_TIMEOUT_MS });
      return 'answers the dialog';
    }
    if ((await isShown(journey.billing.heading)) && (await isShown(journey.billing.pay)))
      return this.pay(journey);
    if (await isShown(journey.summary.continue)) {
      await fillForm(page, { chance: this.chance, familyName });
      await this.noteShownName();
      await journey.summary.continue.click({ timeout: PRESS_TIMEOUT_MS });
      const alert = page.getByRole('alert').filter({ visible: true });
      const isAtPayment = await Promise.race([
        page.waitForURL(/BillingSummary/, { timeout: 8_000 }).then(() => true),
        alert
          .first()
          .waitFor({ timeout: 8_000 })
          .then(() => false),
      ]).catch(() => false);
      if (isAtPayment) return 'continues to payment';
      const alerts = await alert.allInnerTexts();
      return `does not get to payment: ${alerts.join(' ').replaceAll(/\s+/g, ' ').slice(0, 160)}`;
    }
    return (await this.chooseOffer(journey)) ?? this.newSearch();
  }

  private async pay(journey: Journey): Promise<string> {
    const { page, familyName } = this.tab;
    await fillForm(page, { chance: this.chance, familyName });
    const number = this.chance.weighted([
      [6, this.card],
      [2, cards.declined],
      [1, cards.challengePassed],
    ]);
    for (const [field, value] of [
      ['cardName', cardHolder],
      ['cardNumber', number],
      ['cardExpiry', cardExpiry],
      ['cardCvc', cardCvc],
    ] as const)
      await journey.billing.cardField(field).fill(value, { timeout: PRESS_TIMEOUT_MS });
    const amount = (await journey.billing.pay.innerText()).replaceAll(/\s+/g, ' ');
    await this.notePress(amount, number);
    await journey.billing.pressPay();
    await page
      .waitForFunction(() => !location.pathname.endsWith('/BillingSummary'), undefined, { timeout: 12_000 })
      .catch(() => {});
    return `pays ${amount} with …${number.slice(-4)}`;
  }

  private async chooseOffer({ results }: Journey): Promise<string | null> {
    const { page } = this.tab;
    const hotels = new HotelJourney(page, this.locale, hotelWords[this.locale], siteWords[this.locale]);
    const choices = [
      results.button('chooseFlight'),
      results.button('chooseOutbound'),
      results.button('chooseReturn'),
      hotels.rates,
      page.getByRole('link', { name: hotelWords[this.locale].seeRoomsOf }),
      page.getByRole('link', { name: activityWords[this.locale].seeOf }),
    ];
    if (/result/.test(page.url()))
      await choices
        .reduce((either, choice) => either.or(choice))
        .first()
        .waitFor({ timeout: OFFERS_TIMEOUT_MS })
        .catch(() => {});
    for (const choice of choices) {
      const count = Math.min(await choice.count(), 6);
      if (count === 0) continue;
      const index = Math.floor(this.chance.next() * count);
      const before = page.url();
      await choice.nth(index).click({ timeout: PRESS_TIMEOUT_MS });
      await page.waitForURL((url) => url.href !== before, { timeout: 8_000 }).catch(() => {});
      return `chooses number ${index + 1}`;
    }
    return null;
  }

  private async newSearch(): Promise<string> {
    const { page } = this.tab;
    this.tab.familyName = this.newName();
    const words = siteWords[this.locale];
    const journey = new Journey(page, this.locale, words);
    const hotels = new HotelJourney(page, this.locale, hotelWords[this.locale], words);
    const activities = new ActivityJourney(page, this.locale, activityWords[this.locale], words);
    const travellers = { adults: this.chance.pick([1, 2]), children: this.chance.pick([0, 0, 1]) };
    const search = this.chance.weighted<Move>([
      [
        3,
        {
          name: 'one way',
          run: () => journey.openResults({ to: this.chance.pick(['BCN', 'BOG', 'LIS']), travellers }),
        },
      ],
      [
        3,
        {
          name: 'return',
          run: () =>
            journey.openResults({ to: this.chance.pick(['BCN', 'BOG']), returnInDays: 37, travellers }),
        },
      ],
      [
        2,
        {
          name: 'hotel',
          run: () => hotels.openResults({ place: this.chance.pick(['madrid', 'barcelona']) }),
        },
      ],
      [
        2,
        {
          name: 'activity',
          run: () =>
            activities.openResults({ place: 'cancun', kind: this.chance.pick(['activity', 'tour']) }),
        },
      ],
      [
        1,
        { name: 'package', run: () => journey.openResults({ to: 'BOG', returnInDays: 36, isPackage: true }) },
      ],
      [1, { name: 'home', run: () => journey.openHome() }],
    ]);
    await search.run();
    return `searches: ${search.name}`;
  }

  /** Who travels by the summary that this tab showed last: back at an older payment that is still who is paid for. */
  private async noteShownName(): Promise<void> {
    const lastName = this.tab.page.locator('input[name=lastName]').first();
    if (await lastName.isVisible()) this.tab.shownName = await lastName.inputValue();
  }

  private async notePress(amount: string, card: string): Promise<void> {
    const familyNames = await this.noteTravellers();
    const { shownName: familyName, page } = this.tab;
    this.presses.push({ familyName, familyNames, amount, card, screen: page.url() });
  }

  /** The order that is paid may be another tab's by now: the page has to say whose it is before Pay is pressed. */
  private async noteTravellers(): Promise<readonly string[]> {
    const { page } = this.tab;
    const travellers = await page.locator('main aside li').allInnerTexts();
    if (travellers.length === 0)
      this.faults.push(`step ${this.steps.length}: the payment page does not say who travels`);
    const shown = new Set(
      travellers
        .join(' ')
        .toUpperCase()
        .split(/[^\p{L}]+/u),
    );
    const names = [...this.familyNames, ...this.tabs.map(({ shownName }) => shownName)];
    const found = names.filter((name) => shown.has(name.toUpperCase()));
    this.tab.shownName = found[0] ?? this.tab.shownName;
    return found;
  }

  private async noteConfirmation(): Promise<void> {
    const { page, shownName } = this.tab;
    const words = siteWords[this.locale];
    const { confirmation } = new Journey(page, this.locale, words);
    if (!(await confirmation.heading.isVisible().catch(() => false))) return;
    const reference = await confirmation.reference.innerText({ timeout: PRESS_TIMEOUT_MS }).catch(() => '');
    if (reference === '' || this.confirmed.some((each) => each.reference === reference)) return;
    const paid = await page
      .getByRole('term')
      .filter({ hasText: words.totalPaid })
      .locator('xpath=following-sibling::dd[1]')
      .first()
      .innerText({ timeout: PRESS_TIMEOUT_MS })
      .catch(() => '');
    this.confirmed.push({ reference, familyName: shownName, paid });
  }
}
