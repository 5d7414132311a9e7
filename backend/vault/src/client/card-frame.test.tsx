import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { CardFrameMessageSchema, type CardFrameMessage } from '@travesia/contracts';
import { cardPage } from '../card-page.ts';
import { startCardFrame } from './card-frame.ts';
import { createOwnFields } from './own-fields.ts';

const ORIGIN = window.location.origin;
const SITE_ORIGIN = 'http://site.example';
const HANDLE = 'a-handle-that-is-long-enough.signature';

const sent: unknown[] = [];
const vault = setupServer(
  http.post(`${ORIGIN}/vault/user/session/create-payment-info`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({
      data: { transactionId: 't-1', card: { brand: 'visa', last4: '4242', expiry: '12/30' } },
    });
  }),
);

// The network is real enough to need a clock of its own.
const realTimeout = globalThis.setTimeout;

let messages: CardFrameMessage[];
let stop: () => void;
let user: ReturnType<typeof userEvent.setup>;

beforeAll(() => vault.listen());
afterAll(() => vault.close());

beforeEach(() => {
  sent.length = 0;
  messages = [];
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T12:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
  user = userEvent.setup({ advanceTimers: (delayMs) => jest.advanceTimersByTime(delayMs) });
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown, target: unknown) => {
    if (target !== SITE_ORIGIN || !v.is(CardFrameMessageSchema, message))
      throw new Error('not for this page');
    messages.push(message);
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => {
  stop();
  vault.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function arrive(vaultOrigin = ORIGIN): void {
  const page = new DOMParser().parseFromString(
    cardPage({
      hosted: null,
      locale: 'es',
      theme: null,
      siteOrigin: SITE_ORIGIN,
      vaultOrigin,
      style: '',
      font: '',
      scripts: [],
    }),
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
}

function open(handle: string | null = HANDLE, vaultOrigin = ORIGIN): void {
  arrive(vaultOrigin);
  start(handle, vaultOrigin);
}

function start(handle: string | null = HANDLE, vaultOrigin = ORIGIN): void {
  stop = startCardFrame({
    siteOrigin: SITE_ORIGIN,
    vaultOrigin,
    locale: 'es',
    handle,
    createFields: createOwnFields,
  });
}

function fromPage(data: unknown, origin = SITE_ORIGIN): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
}

const last = (type: CardFrameMessage['type']) => messages.filter((message) => message.type === type).at(-1);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => realTimeout(resolve, 1));
    jest.advanceTimersByTime(0);
  }
}

async function typeCard(number = '4242424242424242', cvc = '123'): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Nombre del titular' }), 'Ana Ruiz');
  await user.type(screen.getByRole('textbox', { name: 'Número de tarjeta' }), number);
  await user.type(screen.getByRole('textbox', { name: /Vencimiento/ }), '1230');
  await user.type(screen.getByRole('textbox', { name: /CVC/ }), cvc);
}

describe('the card frame', () => {
  it('S-17: starts with four flags set and no error shown', () => {
    open();
    expect(last('travesia-card-state@1')).toMatchObject({
      errors: { name: true, number: true, expiry: true, cvv: true },
      brand: null,
      last4: null,
      complete: false,
    });
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('S-28: takes no typing before its script has emptied it, so that none is lost', async () => {
    arrive();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del titular' });
    for (const field of screen.getAllByRole('textbox')) expect(field.matches(':disabled')).toBe(true);
    await user.type(name, 'Lucía');
    start();
    await user.type(name, 'Lucía');
    expect(name.value).toBe('Lucía');
    for (const field of screen.getAllByRole('textbox')) expect(field.matches(':disabled')).toBe(false);
  });

  it('S-23: groups the digits and puts the slash in', async () => {
    open();
    await typeCard();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de tarjeta' }).value).toBe(
      '4242 4242 4242 4242',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Vencimiento/ }).value).toBe('12/30');
    expect(screen.getByText('Visa')).toBeTruthy();
  });

  it('A5: is not sent before pay is pressed, however complete it is', async () => {
    open();
    await typeCard();
    await user.tab();
    jest.advanceTimersByTime(60_000);
    expect(last('travesia-card-state@1')).toMatchObject({ complete: true, last4: '4242' });
    expect(sent).toEqual([]);
  });

  it('A5: the Enter key is a press of Pay: the page is told, and nothing is sent without it', async () => {
    open();
    await typeCard();
    await user.keyboard('{Enter}');
    jest.advanceTimersByTime(60_000);
    expect(messages.slice(-2)).toMatchObject([
      { type: 'travesia-card-state@1', complete: true },
      { type: 'travesia-card-enter@1' },
    ]);
    expect(sent).toEqual([]);
  });

  it('S-38: for another card the holder is filled in and the focus is in the number', async () => {
    open();
    await typeCard();
    fromPage({ type: 'travesia-card-clear@1' });
    fromPage({ type: 'travesia-card-another@1', cardName: 'Ana Ruiz' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del titular' }).value).toBe(
      'Ana Ruiz',
    );
    expect(last('travesia-card-state@1')).toMatchObject({ errors: { name: false, number: true } });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Número de tarjeta' }));
  });

  it('S-38: a name that was typed for another card stays', async () => {
    open();
    await user.type(screen.getByRole('textbox', { name: 'Nombre del titular' }), 'Luz Gil');
    fromPage({ type: 'travesia-card-another@1', cardName: 'Ana Ruiz' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del titular' }).value).toBe(
      'Luz Gil',
    );
  });

  it('S-26, S-27: goes when pay is pressed; the page learns the proof, brand and last four only', async () => {
    open();
    await typeCard();
    fromPage({ type: 'travesia-card-submit@1' });
    await until(() => last('travesia-card-saved@1') !== undefined);
    expect(sent).toMatchObject([
      { handle: HANDLE, paymentInformation: { cardNumber: '4242 4242 4242 4242', cardCvv: '123' } },
    ]);
    expect(last('travesia-card-saved@1')).toMatchObject({
      transactionId: 't-1',
      card: { brand: 'visa', last4: '4242' },
    });
    expect(JSON.stringify(messages)).not.toMatch(/42424242|4242 4242|"123"/);
  });

  it('S-17, S-24: shows an error once its field was left, tied to the field', async () => {
    open();
    const number = screen.getByRole('textbox', { name: 'Número de tarjeta' });
    await user.type(number, '4242');
    expect(number.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Número de tarjeta de crédito no válido.').id).toBe('card-number-error');
    expect(number.getAttribute('aria-describedby')).toContain('card-number-error');
  });

  it('S-17: shows every error when pay was tried, and takes the focus to the first', () => {
    open();
    fromPage({ type: 'travesia-card-submit@1' });
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nombre del titular' }));
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'card_invalid', sequence: 0 });
  });

  it('S-24: says of an empty field what is missing, in the language of the page', () => {
    const words = () =>
      ['name', 'number', 'expiry', 'cvv'].map(
        (field) => document.getElementById(`card-${field}-error`)?.textContent,
      );
    open();
    fromPage({ type: 'travesia-card-submit@1' });
    expect(words()).toEqual([
      'Se requiere el nombre del titular de la tarjeta.',
      'Escribe el número de la tarjeta.',
      'Escribe el vencimiento: mes y año.',
      'Escribe el CVC, el código de seguridad.',
    ]);
    fromPage({ type: 'travesia-card-locale@1', locale: 'en' });
    expect(words()).toEqual([
      'Cardholder name is required.',
      'Enter the card number.',
      'Enter the expiry date: month and year.',
      'Enter the CVC, the security code.',
    ]);
  });

  it('S-30: tells the page when it could not be saved; what was typed stays', async () => {
    vault.use(
      http.post(`${ORIGIN}/vault/user/session/create-payment-info`, () =>
        HttpResponse.json({ error: { code: 'card_refused' } }, { status: 422 }),
      ),
    );
    open();
    await typeCard();
    fromPage({ type: 'travesia-card-submit@1' });
    await until(() => last('travesia-card-failed@1') !== undefined);
    expect(last('travesia-card-failed@1')).toMatchObject({
      code: 'card_refused',
      message: expect.stringContaining('El banco'),
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /CVC/ }).value).toBe('123');
  });

  it('S-28: is emptied when the page says so', async () => {
    open();
    await typeCard();
    fromPage({ type: 'travesia-card-clear@1' });
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).toBe('');
  });

  it('waits for the handle that the page gives it', async () => {
    open(null);
    await typeCard();
    fromPage({ type: 'travesia-card-submit@1' });
    await until(() => last('travesia-card-failed@1') !== undefined);
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'handle_missing' });
    fromPage({ type: 'travesia-card-handle@1', handle: HANDLE });
    fromPage({ type: 'travesia-card-submit@1' });
    await until(() => sent.length === 1);
    expect(sent).toMatchObject([{ handle: HANDLE }]);
  });

  it('tells its state again to a page that began to listen late', () => {
    open();
    messages = [];
    fromPage({ type: 'travesia-card-handle@1', handle: HANDLE });
    expect(last('travesia-card-state@1')).toMatchObject({ complete: false });
  });

  it('speaks English when the page does', async () => {
    open();
    fromPage({ type: 'travesia-card-locale@1', locale: 'en' });
    await user.type(screen.getByRole('textbox', { name: 'Card number' }), '37');
    expect(screen.getByText('4 digits')).toBeTruthy();
  });

  it('S-27: listens to the site only, and to nothing it does not know', async () => {
    open();
    await typeCard();
    fromPage({ type: 'travesia-card-clear@1' }, 'http://evil.example');
    fromPage({ type: 'travesia-card-show-number@1' });
    fromPage('travesia-card-clear@1');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /CVC/ }).value).toBe('123');
  });

  it('S-27: does nothing at all under the site’s own origin', async () => {
    open(HANDLE, 'http://vault.example');
    await typeCard();
    fromPage({ type: 'travesia-card-submit@1' });
    expect(messages).toEqual([]);
    expect(sent).toEqual([]);
  });
});
