import { expect, type Locator, type Page } from '@playwright/test';
import { ageOn } from '@travesia/domain';
import type { Language } from '../support/language.ts';
import type { ActivityWords } from '../fixtures/activity-words.ts';
import { searchedPlaces } from '../fixtures/places.ts';
import type { TestTraveller } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { daysAhead } from '../support/dates.ts';
import { fillName, pickSuggestion } from './fields.ts';

const SHOW_ALL = '100';
const PATHS = { activity: '/activities', tour: '/turs' } as const;
export type ActivityKind = keyof typeof PATHS;

export interface AddressedSearch {
  readonly place: keyof typeof searchedPlaces;
  readonly kind?: ActivityKind;
  readonly fromDays?: number;
  readonly toDays?: number;
  readonly paxes?: string;
}

/** The screens a traveller passes on the way to an activity or a tour. */
export class ActivityJourney {
  readonly tickets: Locator;
  private readonly page: Page;
  private readonly locale: Language;
  private readonly words: ActivityWords;
  private readonly siteWords: SiteWords;

  constructor(page: Page, locale: Language, words: ActivityWords, siteWords: SiteWords) {
    this.page = page;
    this.locale = locale;
    this.words = words;
    this.siteWords = siteWords;
    this.tickets = page.getByRole('article');
  }

  async openResults({
    place,
    kind = 'activity',
    fromDays = 20,
    toDays = 26,
    paxes = '30-30',
  }: AddressedSearch): Promise<void> {
    const { id, name, at } = searchedPlaces[place];
    const query = new URLSearchParams({
      place: name,
      id,
      at,
      from: daysAhead(fromDays),
      to: daysAhead(toDays),
      paxes,
      show: SHOW_ALL,
    });
    await this.page.goto(`/${this.locale}${PATHS[kind]}/result?${query.toString()}`);
    await expect(this.tickets.first()).toBeVisible({ timeout: 20_000 });
  }

  form(kind: ActivityKind): Locator {
    return this.page.getByRole('search', { name: this.words.searchOf[kind] });
  }

  async choosePlace(kind: ActivityKind, typed: string, name: RegExp): Promise<void> {
    const place = this.form(kind).getByRole('combobox', { name: this.words.place });
    await pickSuggestion(place, { typed, shown: name, chosen: name });
  }

  /** One child of that age more than there are adults. */
  async addChild(kind: ActivityKind, age: number): Promise<void> {
    await this.form(kind).getByRole('button', { name: this.words.party }).click();
    await this.page.getByRole('button', { name: this.words.moreChildren }).click();
    await this.page.getByRole('combobox', { name: this.words.ageOfChild }).selectOption(String(age));
    await this.page.keyboard.press('Escape');
  }

  /** What is named after what it does may stand beyond the first ten. */
  async showAll(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.showMore }).click();
  }

  /** The ticket of what is named after what it does in the sandbox. */
  named(name: RegExp): Locator {
    return this.page.getByRole('article', { name });
  }

  async openActivity(ticket: Locator): Promise<void> {
    await ticket.getByRole('link', { name: this.words.seeOf }).click();
    // The calendar names its months in a heading of its own.
    const heading = this.page.getByRole('heading', { name: this.words.chooseDay, exact: true });
    await expect(heading).toBeVisible({ timeout: 20_000 });
  }

  /** Buttons that choose an option of the open day. */
  get options(): Locator {
    return this.page.getByRole('button', { name: this.words.choose });
  }

  async chooseFirst(kind: ActivityKind = 'activity'): Promise<void> {
    await this.options.first().click();
    await expect(this.summaryHeading(kind)).toBeVisible({ timeout: 20_000 });
  }

  summaryHeading(kind: ActivityKind): Locator {
    return this.page.getByRole('heading', { name: this.words.yours[kind], level: 1 });
  }

  person(number: number): Locator {
    return this.page.getByRole('group', { name: this.words.participant(number) });
  }

  birth(number: number): Locator {
    return this.person(number).getByLabel(this.siteWords.birth);
  }

  /** Each age band, and what they are together, as the card is charged: dollars in minor units. */
  async priceLines(): Promise<{ bands: number[]; total: number }> {
    const rows = this.page.getByRole('table').getByRole('row');
    const amounts = (await rows.getByRole('cell').allInnerTexts()).map((text) => {
      const [, after, before] = /(?:US\$|USD|\$)\s?([\d.,]+)|([\d.,]+)\s?(?:US\$|USD)/.exec(text) ?? [];
      return Number((after ?? before ?? '').replaceAll(/\D/g, ''));
    });
    return { bands: amounts.slice(0, -1), total: amounts.at(-1) ?? 0 };
  }

  /** Names, and ages where no birth dates are asked. */
  async fillPeople(people: readonly TestTraveller[]): Promise<void> {
    for (const [index, person] of people.entries()) {
      const form = this.person(index + 1);
      await fillName(form, this.siteWords, person);
      const age = form.getByRole('textbox', { name: this.words.age, exact: true });
      if ((await age.count()) > 0) await age.fill(String(ageOn(person.birth, daysAhead(0))));
    }
  }
}
