import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/language.ts';

const WORDS = {
  es: {
    signIn: 'Entrar con tu cuenta',
    waiting: 'Lo que espera a alguien',
    search: 'Buscar una reserva',
    queues: 'Colas',
    take: 'Tomar',
    close: 'Cerrar',
    reason: /^Motivo/,
    signOut: 'Salir',
    acts: 'Qué se puede hacer',
    closeReview: 'Cerrar la revisión',
    refund: 'Devolver dinero',
    amount: /^Importe en/,
    done: 'hecho',
    waits: 'espera aprobación',
    approve: 'Aprobar',
    refunded: 'devuelto',
    owner: (name: string) => `lo tiene ${name}`,
  },
  en: {
    signIn: 'Sign in with your account',
    waiting: 'What waits for somebody',
    search: 'Find a booking',
    queues: 'Queues',
    take: 'Take it',
    close: 'Close',
    reason: /^Reason/,
    signOut: 'Sign out',
    acts: 'What can be done',
    closeReview: 'Close the review',
    refund: 'Give money back',
    amount: /^Amount in/,
    done: 'done',
    waits: 'waits for approval',
    approve: 'Approve',
    refunded: 'refunded',
    owner: (name: string) => `with ${name}`,
  },
} as const;

/** The service desk (`/desk`) as the people there use it. */
export class DeskPage {
  readonly words: (typeof WORDS)[Language];
  private readonly page: Page;
  constructor(page: Page, locale: Language) {
    this.page = page;
    this.words = WORDS[locale];
  }

  /** At the sandbox's issuer, where the ready people are listed. */
  async signIn(name: string) {
    await this.page.goto('/desk');
    await this.page.getByRole('link', { name: this.words.signIn }).click();
    await this.page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.waiting })).toBeVisible();
  }

  /** From the keyboard: the field is one key away. */
  async search(text: string) {
    await this.page.locator('h1').focus();
    await this.page.keyboard.press('/');
    await expect(this.page.getByRole('searchbox', { name: this.words.search })).toBeFocused();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** What can be done with the booking that is open. */
  get acts() {
    return this.page.getByRole('region', { name: this.words.acts });
  }

  /** One of the acts, with what it needs besides its reason; ends with what became of it. */
  async act(name: string, reason: string, fill: () => Promise<void> = async () => {}) {
    await this.acts.getByRole('button', { name, exact: true }).click();
    const form = this.acts.getByRole('form', { name });
    await fill();
    await form.getByLabel(this.words.reason).fill(reason);
    await expectAccessible(this.page);
    await form.getByRole('button', { name }).click();
    await expect(form).toBeHidden();
  }

  item(reference: string) {
    return this.page.getByRole('article', { name: new RegExp(reference) });
  }

  /** What settles by itself comes to the queues a moment later. */
  async waitForItem(reference: string) {
    await expect(async () => {
      await this.page.reload();
      await expect(this.item(reference)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
  }
}
