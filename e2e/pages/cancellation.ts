import { expect, type Page } from '@playwright/test';
import type { Language } from '../support/language.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Sandbox } from '../support/sandbox.ts';

const WORDS = {
  es: {
    cancel: 'Cancelar la reserva',
    sendCode: 'Enviarme un código',
    code: /^Código/,
    confirm: /^Cancelar (y recibir|sin reembolso)/,
    nothing: /No se devuelve nada/,
    cancelled: /^Cancelada/,
    refunded: /^Reembolso enviado/,
  },
  en: {
    cancel: 'Cancel the booking',
    sendCode: 'Email me a code',
    code: /^Code/,
    confirm: /^Cancel (and get|without a refund)/,
    nothing: /Nothing comes back/,
    cancelled: /^Canceled/,
    refunded: /^Refund sent/,
  },
} as const;

/** Confirms a cancellation of the booking that the page shows, with the code from its mailbox. */
export async function confirmCancellation(
  page: Page,
  { locale, reference, sandbox }: { locale: Language; reference: string; sandbox: Sandbox },
) {
  const words = WORDS[locale];
  await page.getByRole('button', { name: words.cancel }).click();
  const dialog = page.getByRole('dialog', { name: words.cancel });
  await dialog.getByRole('button', { name: words.sendCode }).click();
  await dialog.getByRole('textbox', { name: words.code }).fill(await sandbox.codeMailedFor(reference));
  await expectAccessible(page);
  const isRefunded = (await dialog.getByText(words.nothing).count()) === 0;
  await dialog.getByRole('button', { name: words.confirm }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  return { isRefunded };
}

/** Gives up the booking that the page shows, with the code from its mailbox, and waits for the end of it. */
export async function cancelBooking(
  page: Page,
  { locale, reference, sandbox }: { locale: Language; reference: string; sandbox: Sandbox },
): Promise<{ readonly isRefunded: boolean }> {
  const words = WORDS[locale];
  const { isRefunded } = await confirmCancellation(page, { locale, reference, sandbox });
  const events = page.getByRole('listitem');
  await expect(events.filter({ hasText: words.cancelled })).toBeVisible();
  if (isRefunded) await expect(events.filter({ hasText: words.refunded })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  return { isRefunded };
}
