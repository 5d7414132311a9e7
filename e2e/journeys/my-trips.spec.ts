import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { contact } from '../fixtures/travellers.ts';
import { cancelBooking } from '../pages/cancellation.ts';
import { answerAsDesk } from '../support/desk.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: {
    trips: 'Mis viajes',
    booking: 'Tu reserva',
    open: 'Ver la reserva',
    reference: /Referencia de la reserva/,
    email: /Correo con el que reservaste/,
    submit: 'Buscar la reserva',
    calendar: 'Añadir al calendario',
    receipt: 'Recibo (PDF)',
    receiptFile: 'recibo',
    notFound:
      '¡Reserva no encontrada! Comprueba el identificador de la reserva y el correo electrónico e inténtalo de nuevo.',
    status: 'Confirmada',
    byLink: 'Has abierto esta reserva con un enlace',
    sendCode: 'Enviarme un código',
    code: /^Código/,
    confirm: 'Confirmar',
    write: 'Escríbenos sobre esta reserva',
    question: '¿Puede ir la maleta en la vuelta?',
    send: 'Enviar el mensaje',
    thread: 'Mensajes hasta ahora',
    answer: 'Sí, y al mismo precio.',
    correct: 'Cambiar correo o teléfono',
    newEmail: /^Correo/,
    save: 'Guardar',
    saved: 'Guardado. Hemos escrito a nueva@example.com.',
  },
  en: {
    trips: 'My trips',
    booking: 'Your booking',
    open: 'See the booking',
    reference: /Booking reference/,
    email: /Email you booked with/,
    submit: 'Find the booking',
    calendar: 'Add to calendar',
    receipt: 'Download receipt',
    receiptFile: 'receipt',
    notFound: 'Booking Not Found! please check the booking ID and email and try again.',
    status: 'Confirmed',
    byLink: 'You opened this booking from a link',
    sendCode: 'Email me a code',
    code: /^Code/,
    confirm: 'Confirm',
    write: 'Write to us about this booking',
    question: 'Can the bag go on the way back?',
    send: 'Send message',
    thread: 'Messages so far',
    answer: 'Yes, and at the same price.',
    correct: 'Change email or phone',
    newEmail: /^Email/,
    save: 'Save',
    saved: 'Saved. We have written to nueva@example.com.',
  },
} as const;

/** What a press of a button hands to the browser's downloads. */
async function downloadBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: a booking is found again in its browser, by its reference in another, and by the link of its mail, where it is corrected and answered (L-01, L-02, L-03, L-05, L-06, M-01, M-07, M-09)`, async ({
    page,
    elsewhere,
    journey,
    watch,
    sandbox,
  }) => {
    test.slow();
    await journey.toPayment({ to: 'BOG' });
    await journey.pay(cards.accepted);
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
    const reference = await journey.confirmation.reference.innerText();
    const calendar = await downloadBy(page, words.calendar);
    expect(calendar.name).toBe(`travesia-${reference}.ics`);
    expect(calendar.content.toString()).toContain('TZID=Europe/Madrid');

    await page.goto(`/${language}/user/my-journey`);
    const trip = page.getByRole('article', { name: new RegExp(reference) });
    await expect(trip).toContainText(words.status);
    await expectAccessible(page);
    await trip.getByRole('button', { name: words.open }).click();
    await expect(page.getByRole('heading', { name: words.booking, level: 1 })).toBeFocused();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    watch.allow(/Failed to load resource: .*40[14]/);
    const stranger = await elsewhere({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.9' } });
    await stranger.goto(`/${language}/user/my-journey/booking-detail`);
    await expect(stranger).toHaveURL(/\/user\/my-journey$/);
    await stranger.getByLabel(words.reference).fill(reference);
    await stranger.getByLabel(words.email).fill('somebody@example.com');
    await stranger.getByRole('button', { name: words.submit }).click();
    await expect(stranger.getByText(words.notFound)).toBeVisible();
    await expect(stranger.getByLabel(words.reference)).toHaveValue(reference);
    await stranger.getByLabel(words.email).fill(contact.email);
    await stranger.getByRole('button', { name: words.submit }).click();
    await expect(stranger.getByRole('heading', { name: words.booking, level: 1 })).toBeVisible();
    await expect(stranger).toHaveURL(/booking-detail$/);
    const receipt = await downloadBy(stranger, words.receipt);
    expect(receipt.name).toBe(`travesia-${reference}-${words.receiptFile}.pdf`);
    expect(receipt.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(receipt.content.includes(`/Lang (${language})`)).toBe(true);

    const reader = await elsewhere({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.10' } });
    const link = await sandbox.linkMailedFor(reference);
    await reader.goto(`/${language}/user/my-journey/booking-detail#${link}`);
    await expect(reader.getByText(words.byLink)).toBeVisible();
    await expect(reader).toHaveURL(/booking-detail$/);
    await expect(reader.getByText(contact.email)).toHaveCount(0);
    await expectAccessible(reader);
    await reader.getByRole('button', { name: words.sendCode }).click();
    await reader.getByRole('textbox', { name: words.code }).fill(await sandbox.codeMailedFor(reference));
    await reader.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(reader.getByText(words.byLink)).toBeHidden();

    await reader.getByRole('textbox', { name: words.write }).fill(words.question);
    await reader.getByRole('button', { name: words.send }).click();
    await expect(reader.getByRole('list', { name: words.thread })).toContainText(words.question);
    await answerAsDesk(reference, words.answer);
    await reader.reload();
    await expect(reader.getByText(words.answer)).toBeVisible();

    await reader.getByRole('button', { name: words.correct }).click();
    const dialog = reader.getByRole('dialog', { name: words.correct });
    await dialog.getByRole('textbox', { name: words.newEmail }).fill('nueva@example.com');
    await expectAccessible(reader);
    await dialog.getByRole('button', { name: words.sendCode }).click();
    await dialog.getByRole('textbox', { name: words.code }).fill(await sandbox.codeMailedFor(reference));
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(reader.getByText(words.saved)).toBeVisible();
    await expectAccessible(reader);

    await cancelBooking(reader, { locale: language, reference, sandbox });
    expect(await sandbox.orderOf(reference)).toMatchObject({ cancelledAt: expect.any(String) });
  });
});
