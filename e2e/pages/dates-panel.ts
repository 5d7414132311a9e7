import type { Locator, Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import type { SiteWords } from '../fixtures/words.ts';

const inWords = (day: string, locale: Language, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(day));

/** The calendar that a form opens, and the field that shows what was chosen in it. */
export class DatesPanel {
  readonly field: Locator;
  readonly panel: Locator;
  readonly done: Locator;
  private readonly locale: Language;

  constructor(page: Page, locale: Language, words: SiteWords, form: Locator) {
    this.locale = locale;
    this.field = form.getByRole('button', { name: words.dates });
    this.panel = page.getByRole('dialog', { name: words.calendar });
    this.done = this.panel.getByRole('button', { name: words.done, exact: true });
  }

  /** The cell of a day, `YYYY-MM-DD`. */
  day(day: string): Locator {
    const name = inWords(day, this.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return this.panel.getByRole('button', { name: new RegExp(`${name}( |$)`) });
  }

  /** Two days as the field shows them: `lun, 7 dic – vie, 11 dic`. */
  shown(from: string, to: string): string {
    return [from, to]
      .map((day) => inWords(day, this.locale, { weekday: 'short', day: 'numeric', month: 'short' }))
      .join(' – ');
  }
}
