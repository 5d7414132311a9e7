import { expect, type Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Sandbox } from '../support/sandbox.ts';

const WORDS = {
  es: {
    cancel: 'Cancelar la reserva',
    cancelHotel: 'Cancelar solo el hotel',
    sendCode: 'Enviarme un código',
    code: /^Código/,
    confirm: /^Cancelar (y recibir|sin reembolso)/,
    nothing: /No hay reembolso/,
    cancelled: /^Cancelada/,
    refunded: /^Reembolso enviado/,
  },
  en: {
    cancel: 'Cancel the booking',
    cancelHotel: 'Cancel only the hotel',
    sendCode: 'Email me a code',
    code: /^Code/,
    confirm: /^Cancel (and get|without a refund)/,
    nothing: /There is no refund/,
    cancelled: /^Canceled/,
    refunded: /^Refund sent/,
  },
} as const;

interface Cancelled {
  readonly locale: Language;
  readonly reference: string;
  readonly sandbox: Sandbox;
  /** Of a package only the hotel. */
  readonly isHotelAlone?: boolean;
}

/** "Cancel and get US$1,234.50", "Reembolso enviado, 1234,50 US$": the cents in it; 0 where it names no amount. */
const centsIn = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Confirms a cancellation of the booking that the page shows, with the code from its mailbox. */
export async function confirmCancellation(
  page: Page,
  { locale, reference, sandbox, isHotelAlone = false }: Cancelled,
): Promise<{ readonly quotedCents: number }> {
  const words = WORDS[locale];
  const name = isHotelAlone ? words.cancelHotel : words.cancel;
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: words.sendCode }).click();
  await dialog.getByRole('textbox', { name: words.code }).fill(await sandbox.codeMailedFor(reference));
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: words.confirm });
  const quotedCents = centsIn(await confirm.innerText());
  expect(quotedCents === 0).toBe((await dialog.getByText(words.nothing).count()) > 0);
  await confirm.click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  return { quotedCents };
}

/** What the page says was sent back until now. */
export async function refundedCents(page: Page, locale: Language): Promise<number> {
  const told = await page
    .getByRole('listitem')
    .filter({ hasText: WORDS[locale].refunded })
    .locator('b')
    .allInnerTexts();
  return told.reduce((sum, text) => sum + centsIn(text), 0);
}

/**
 * Gives up the booking that the page shows, with the code from its mailbox, and waits for the end of it: what was
 * quoted is what is sent back, to the cent.
 */
export async function cancelBooking(
  page: Page,
  cancelled: Cancelled,
): Promise<{ readonly quotedCents: number }> {
  const words = WORDS[cancelled.locale];
  const beforeCents = await refundedCents(page, cancelled.locale);
  const { quotedCents } = await confirmCancellation(page, cancelled);
  await expect(page.getByRole('listitem').filter({ hasText: words.cancelled }).first()).toBeVisible();
  await expect
    .poll(async () => (await refundedCents(page, cancelled.locale)) - beforeCents, { timeout: 30_000 })
    .toBe(quotedCents);
  await expectAccessible(page);
  return { quotedCents };
}
