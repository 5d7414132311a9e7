import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteWords } from '../fixtures/words.ts';
import { pickSuggestion } from './fields.ts';

/** Below it a panel is a sheet at the foot of the window. */
const SHEET_BELOW_PX = 640;

/** The form that looks for flights, on the home and in the results. */
export class SearchPanel {
  readonly form: Locator;
  private readonly page: Page;
  private readonly words: SiteWords;

  constructor(page: Page, words: SiteWords) {
    this.page = page;
    this.words = words;
    this.form = page.getByRole('search', { name: words.search });
  }

  get origin(): Locator {
    return this.form.getByRole('combobox', { name: this.words.origin, exact: true });
  }

  get destination(): Locator {
    return this.form.getByRole('combobox', { name: this.words.destination, exact: true });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.words.searchFlights });
  }

  /** Types a name and takes the suggestion with that code. */
  async choosePlace(field: Locator, typed: string, code: string): Promise<void> {
    await pickSuggestion(field, { typed, shown: code, chosen: new RegExp(code) });
  }

  async chooseTrip(kind: 'oneWay' | 'roundTrip'): Promise<void> {
    await this.form.getByRole('radio', { name: this.words[kind] }).check();
  }

  async addTravellers(counts: {
    adults?: number;
    childAges?: readonly number[];
    infants?: number;
  }): Promise<void> {
    await this.form.getByRole('button', { name: this.words.travellersAndClass }).click();
    const viewport = this.page.viewportSize();
    if (viewport && viewport.width < SHEET_BELOW_PX) {
      const sheet = await this.page.getByRole('dialog').boundingBox();
      expect(sheet?.width, 'the sheet of travellers is as wide as the phone').toBe(viewport.width);
    }
    const press = async (name: string, times = 0) => {
      for (let press = 0; press < times; press += 1)
        await this.page.getByRole('button', { name, exact: true }).click();
    };
    await press(this.words.moreAdults, counts.adults);
    await press(this.words.moreChildren, counts.childAges?.length);
    await press(this.words.moreInfants, counts.infants);
    const choose = async (label: string, ages: readonly number[]) => {
      for (const [place, age] of ages.entries())
        await this.page
          .getByRole('combobox', { name: `${label} ${place + 1}`, exact: true })
          .selectOption(String(age));
    };
    await choose(this.words.childAge, counts.childAges ?? []);
    await choose(
      this.words.infantAge,
      Array.from({ length: counts.infants ?? 0 }, () => 0),
    );
    await this.page.getByRole('button', { name: this.words.done, exact: true }).click();
  }
}
