import { expect, type Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import { lucia, type TestTraveller } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';
import { daysAhead } from '../support/dates.ts';
import { BankPage } from './bank-page.ts';
import { BillingPage } from './billing-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { ResultsPage } from './results-page.ts';
import { SearchPanel } from './search-panel.ts';
import { SummaryPage } from './summary-page.ts';

export interface AddressedSearch {
  readonly from?: string;
  readonly to: string;
  readonly departInDays?: number;
  readonly returnInDays?: number;
  /** Flight and hotel as one (K-03). */
  readonly isPackage?: boolean;
  /** A talk with the assistant that led to the link (F-42). */
  readonly aiAssistant?: string;
  readonly travellers?: { readonly adults?: number; readonly children?: number; readonly infants?: number };
}

/** The screens a traveller passes, from home to the confirmation. */
export class Journey {
  readonly search: SearchPanel;
  readonly results: ResultsPage;
  readonly summary: SummaryPage;
  readonly billing: BillingPage;
  readonly bank: BankPage;
  readonly confirmation: ConfirmationPage;
  private readonly page: Page;
  private readonly locale: Language;

  constructor(page: Page, locale: Language, words: SiteWords) {
    this.page = page;
    this.locale = locale;
    this.search = new SearchPanel(page, words);
    this.results = new ResultsPage(page, words);
    this.summary = new SummaryPage(page, words);
    this.billing = new BillingPage(page, words);
    this.bank = new BankPage(page, words);
    this.confirmation = new ConfirmationPage(page, words);
  }

  async openHome(): Promise<void> {
    await this.page.goto(`/${this.locale}`);
  }

  /** A shared link to results (F-14): the shortest way to the flights of a route. */
  async openResults(search: AddressedSearch) {
    const {
      from = 'MAD',
      to,
      departInDays = 30,
      returnInDays,
      isPackage,
      aiAssistant,
      travellers = {},
    } = search;
    const query = new URLSearchParams({
      from,
      to,
      depart: daysAhead(departInDays),
      ...(returnInDays && { return: daysAhead(returnInDays) }),
      adults: String(travellers.adults ?? 1),
      ...(travellers.children && { children: String(travellers.children) }),
      ...(travellers.infants && { infants: String(travellers.infants) }),
      cabin: 'economy',
      trip: returnInDays ? '2' : '1',
      ...(isPackage && { flow: 'package', rooms: '1' }),
      ...(aiAssistant && { aiAssistant }),
    });
    const slug = `${from}-${to}`.toLowerCase();
    await this.page.goto(`/${this.locale}/${slug}/results?${query.toString()}`);
  }

  /** From a shared link to the trip of the first flight. */
  async toSummary(search: AddressedSearch): Promise<void> {
    await this.openResults(search);
    await this.results.chooseFirst('chooseFlight');
    await expect(this.summary.heading).toBeVisible({ timeout: 20_000 });
  }

  /** One adult on their way to pay: everything but the card is filled in. */
  async toPayment(search: AddressedSearch, traveller: TestTraveller = lucia, email?: string): Promise<void> {
    await this.toSummary(search);
    await this.summary.fillContact(email);
    await this.summary.fillTraveller(1, traveller);
    await this.summary.goToPayment();
    await this.billing.fillAddress();
  }

  async pay(cardNumber: string): Promise<void> {
    await this.billing.fillCard(cardNumber);
    await this.billing.pressPay();
  }
}
