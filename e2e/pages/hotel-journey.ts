import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@travesia/contracts';
import { contact, type TestTraveller } from '../fixtures/travellers.ts';
import type { HotelWords } from '../fixtures/hotel-words.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { daysAhead } from '../support/dates.ts';

/** Places with a known middle, as an address of results names them. */
export const hotelPlaces = {
  madrid: { id: 'MAD', name: 'Madrid', at: '40.4169,-3.7035' },
  barcelona: { id: 'BCN', name: 'Barcelona', at: '41.3874,2.1686' },
  hierro: { id: 'VDE', name: 'El Hierro', at: '27.809,-17.915' },
  nothing: { id: 'LEU', name: "La Seu d'Urgell", at: '42.3578,1.461' },
  broken: { id: 'VIT', name: 'Vitoria', at: '42.8467,-2.6716' },
  partial: { id: 'SLM', name: 'Salamanca', at: '40.965,-5.664' },
  crowd: { id: 'VLL', name: 'Valladolid', at: '41.6523,-4.7245' },
} as const;

export interface AddressedStay {
  readonly place: keyof typeof hotelPlaces;
  readonly inDays?: number;
  readonly outDays?: number;
  readonly rooms?: string;
}

/** The screens a traveller passes on the way to a room. */
export class HotelJourney {
  readonly form: Locator;
  readonly tickets: Locator;
  private readonly page: Page;
  private readonly locale: Locale;
  private readonly words: HotelWords;
  private readonly siteWords: SiteWords;

  constructor(page: Page, locale: Locale, words: HotelWords, siteWords: SiteWords) {
    this.page = page;
    this.locale = locale;
    this.words = words;
    this.siteWords = siteWords;
    this.form = page.getByRole('search', { name: words.search });
    this.tickets = page.getByRole('article');
  }

  async openResults({ place, inDays = 30, outDays = 33, rooms = '2' }: AddressedStay): Promise<void> {
    const { id, name, at } = hotelPlaces[place];
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
    await this.place.fill(typed);
    await this.page.getByRole('listbox').getByRole('option').filter({ hasText: name }).first().click();
    await expect(this.place).toHaveValue(name);
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

  get stayHeading(): Locator {
    return this.page.getByRole('heading', { name: this.words.yourStay, level: 1 });
  }

  get priceChange(): Locator {
    return this.page.getByRole('dialog', { name: this.words.priceChanged });
  }

  async fillContact(): Promise<void> {
    const { siteWords: words, page } = this;
    await page.getByRole('textbox', { name: words.email }).fill(contact.email);
    await page.getByRole('combobox', { name: words.dialCode }).selectOption(contact.country);
    await page.getByRole('textbox', { name: words.phone }).fill(contact.phone);
  }

  async fillGuest(room: RegExp, { firstName, lastName }: Pick<TestTraveller, 'firstName' | 'lastName'>) {
    const form = this.page.getByRole('group', { name: room });
    await form.getByRole('textbox', { name: this.siteWords.firstName, exact: true }).fill(firstName);
    await form.getByRole('textbox', { name: this.siteWords.lastName, exact: true }).fill(lastName);
  }
}
