import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import { searchedPlaces } from '../fixtures/places.ts';
import type { TestTraveller } from '../fixtures/travellers.ts';
import type { HotelWords } from '../fixtures/hotel-words.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { daysAhead } from '../support/dates.ts';
import { fillName, pickSuggestion } from './fields.ts';

export interface AddressedStay {
  readonly place: keyof typeof searchedPlaces;
  readonly inDays?: number;
  readonly outDays?: number;
  readonly rooms?: string;
}

/** The screens a traveller passes on the way to a room. */
export class HotelJourney {
  readonly form: Locator;
  readonly tickets: Locator;
  private readonly page: Page;
  private readonly locale: Language;
  private readonly words: HotelWords;
  private readonly siteWords: SiteWords;

  constructor(page: Page, locale: Language, words: HotelWords, siteWords: SiteWords) {
    this.page = page;
    this.locale = locale;
    this.words = words;
    this.siteWords = siteWords;
    this.form = page.getByRole('search', { name: words.search });
    this.tickets = page.getByRole('article');
  }

  async openResults({ place, inDays = 30, outDays = 33, rooms = '2' }: AddressedStay): Promise<void> {
    const { id, name, at } = searchedPlaces[place];
    const query = new URLSearchParams({
      place: name,
      type: 'city',
      id,
      at,
      in: daysAhead(inDays),
      out: daysAhead(outDays),
      rooms,
    });
    await this.page.goto(`/${this.locale}/hoteles/result?${query.toString()}`);
  }

  get place(): Locator {
    return this.form.getByRole('combobox', { name: this.words.place });
  }

  async choosePlace(typed: string, name: string): Promise<void> {
    await pickSuggestion(this.place, { typed, shown: name, chosen: name });
  }

  roomsButton(): Locator {
    return this.form.getByRole('button', { name: this.words.rooms });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The ticket of one hotel by its name. */
  ticket(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  async openHotel(ticket: Locator): Promise<void> {
    await ticket.getByRole('link', { name: this.words.seeRoomsOf }).click();
    await expect(this.page.getByRole('heading', { name: this.words.roomsTitle })).toBeVisible({
      timeout: 20_000,
    });
  }

  get rates(): Locator {
    return this.page.getByRole('button', { name: this.words.choose });
  }

  /** The buttons of the rates that may be cancelled for nothing: the cheapest rate of a hotel often gives nothing back. */
  get freeRates(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(this.words.freeUntil), hasNot: this.page.getByRole('listitem') })
      .getByRole('button', { name: this.words.choose });
  }

  get stayHeading(): Locator {
    return this.page.getByRole('heading', { name: this.words.yourStay, level: 1 });
  }

  get priceChange(): Locator {
    return this.page.getByRole('dialog', { name: this.words.priceChanged });
  }

  async fillGuest(room: RegExp, guest: Pick<TestTraveller, 'firstName' | 'lastName'>): Promise<void> {
    await fillName(this.page.getByRole('group', { name: room }), this.siteWords, guest);
  }
}
