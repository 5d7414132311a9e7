import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { CardFrameMessageSchema, type CardFrameMessage } from '@travesia/contracts';
import { cardPage } from '../card-page.ts';
import { hostedFieldsOf } from '../hosted-provider.ts';
import { startCardFrame } from './card-frame.ts';
import { createHostedFields, FIELDS_TIMEOUT_MS } from './hosted-fields.ts';
import type { ElementChange, ElementOptions, ProviderElement, ProviderLibrary } from './provider-library.ts';

const SITE_ORIGIN = 'http://site.example';
const SCRIPT = 'https://fields.example/stripe.js';

/** What the provider's library does, as far as this document can see: its inputs are elsewhere. */
class ProvidersElement implements ProviderElement {
  readonly heard = new Map<string, (event: ElementChange) => void>();
  readonly calls: string[] = [];
  readonly options: ElementOptions;

  constructor(options: ElementOptions) {
    this.options = options;
  }
  mount() {
    this.calls.push('mount');
  }
  on(event: string, listener: (change: ElementChange) => void) {
    this.heard.set(event, listener);
  }
  update() {
    this.calls.push('update');
  }
  focus() {
    this.calls.push('focus');
  }
  clear() {
    this.calls.push('clear');
  }
  destroy() {}
  say(event: string, change: Partial<ElementChange> = {}) {
    this.heard.get(event)?.({ complete: false, empty: false, ...change });
  }
}

let messages: CardFrameMessage[];
let created: Map<string, ProvidersElement>;
let asked: Parameters<ProviderLibrary['createPaymentMethod']>[0][];
let answer: Awaited<ReturnType<ProviderLibrary['createPaymentMethod']>>;
let stop: () => void;
let locales: string[];
const user = userEvent.setup({ delay: null });

const last = (type: CardFrameMessage['type']) => messages.filter((message) => message.type === type).at(-1);
const element = (type: string) => {
  const found = created.get(type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  messages = [];
  created = new Map();
  locales = [];
  asked = [];
  answer = { paymentMethod: { id: 'pm_0123456789' } };
  jest.useFakeTimers();
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => {
    if (!v.is(CardFrameMessageSchema, message)) throw new Error('not a message of the frame');
    messages.push(message);
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const page = new DOMParser().parseFromString(
    cardPage({
      hosted: hostedFieldsOf(SCRIPT, 'pk_test_1'),
      locale: 'es',
      theme: null,
      siteOrigin: SITE_ORIGIN,
      vaultOrigin: window.location.origin,
      style: '',
      font: '/font.woff2',
      scripts: [],
    }),
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
  stop = startCardFrame({
    siteOrigin: SITE_ORIGIN,
    vaultOrigin: window.location.origin,
    locale: 'es',
    handle: 'a-handle-that-is-long-enough.signature',
    createFields: (events) =>
      createHostedFields(
        {
          scriptAddress: SCRIPT,
          publishableKey: 'pk_test_1',
          fontAddress: 'https://vault.example/font.woff2',
        },
        events,
      ),
  });
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(window, 'Stripe');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The provider's script arrives, and each of its fields is ready. */
async function arrive(): Promise<void> {
  const library: ProviderLibrary = {
    elements: () => ({
      create(type, options) {
        const made = new ProvidersElement(options);
        created.set(type, made);
        return made;
      },
      update: ({ locale }) => void locales.push(locale),
    }),
    createPaymentMethod: async (options) => {
      asked.push(options);
      return answer;
    },
  };
  Object.assign(window, { Stripe: () => library });
  script()?.dispatchEvent(new Event('load'));
  await settle();
  for (const each of created.values()) each.say('ready');
}

async function fillIn(): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Nombre del titular' }), 'Ana Ruiz');
  element('cardNumber').say('change', { complete: true, brand: 'amex' });
  element('cardExpiry').say('change', { complete: true });
  element('cardCvc').say('change', { complete: true });
}

const press = (billingAddress?: unknown) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'travesia-card-submit@1', billingAddress },
      origin: SITE_ORIGIN,
      source: window,
    }),
  );

describe('W-01: the provider’s fields in the card frame', () => {
  it('say nothing and take nothing before all of them are ready', async () => {
    const name = screen.getByRole('textbox', { name: 'Nombre del titular' });
    expect(name.matches(':disabled')).toBe(true);
    expect(messages).toEqual([]);
    await arrive();
    expect(name.matches(':disabled')).toBe(false);
    expect(last('travesia-card-state@1')).toMatchObject({
      errors: { name: true, number: true, expiry: true, cvv: true },
      complete: false,
    });
  });

  it('tell the page the same flags as our own, and no last four, which nobody here knows', async () => {
    await arrive();
    await fillIn();
    expect(last('travesia-card-state@1')).toMatchObject({ complete: true, brand: 'amex', last4: null });
    expect(screen.getByText('American Express')).toBeTruthy();
    expect(screen.getByText('4 dígitos')).toBeTruthy();
  });

  it('S-24: show our words once a field was left or Pay was pressed, and take the focus', async () => {
    await arrive();
    element('cardExpiry').say('blur');
    expect(screen.getByRole('alert').textContent).toBe('Escribe el vencimiento: mes y año.');
    element('cardExpiry').say('change', { complete: false, empty: false });
    expect(screen.getByRole('alert').textContent).toBe('Fecha de expiracion inválida.');
    await user.type(screen.getByRole('textbox', { name: 'Nombre del titular' }), 'Ana Ruiz');
    press();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Escribe el número de la tarjeta.',
      'Fecha de expiracion inválida.',
      'Escribe el CVC, el código de seguridad.',
    ]);
    expect(element('cardNumber').calls).toContain('focus');
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'card_invalid' });
  });

  it.each([
    ['card_error', 'card_refused'],
    ['validation_error', 'card_invalid'],
    ['rate_limit_error', 'too_many_attempts'],
    ['api_connection_error', 'unavailable'],
  ])('pass on %s of the provider as %s', async (type, code) => {
    answer = { error: { type } };
    await arrive();
    await fillIn();
    press();
    await settle();
    expect(last('travesia-card-failed@1')).toMatchObject({ code });
  });

  it.each([
    [
      { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' },
      {
        name: 'Ana Ruiz',
        address: { line1: 'Calle Mayor 1', city: 'Madrid', postal_code: '28013', country: 'ES' },
      },
    ],
    [
      { line1: 'Calle 50', city: 'Panamá', postalCode: '', country: 'PA' },
      { name: 'Ana Ruiz', address: { line1: 'Calle 50', city: 'Panamá', country: 'PA' } },
    ],
    [{ line1: 'Calle 50', country: 'Panamá' }, { name: 'Ana Ruiz' }],
    ['Calle 50', { name: 'Ana Ruiz' }],
  ])('W-03: give the provider the billing address %j as %j', async (billingAddress, details) => {
    await arrive();
    await fillIn();
    press(billingAddress);
    await settle();
    expect(asked.map(({ billing_details }) => billing_details)).toEqual([details]);
  });

  it('speak the language of the page', async () => {
    await arrive();
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'travesia-card-locale@1', locale: 'en' },
        origin: SITE_ORIGIN,
        source: window,
      }),
    );
    expect(locales).toEqual(['en']);
    expect(screen.getByText('Card number')).toBeTruthy();
  });

  it('S-28: are emptied when the page says so', async () => {
    await arrive();
    await fillIn();
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'travesia-card-clear@1' },
        origin: SITE_ORIGIN,
        source: window,
      }),
    );
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'])
      expect(element(type).calls).toContain('clear');
    expect(last('travesia-card-state@1')).toMatchObject({ complete: false });
  });
});

describe('W-02: fields that do not come', () => {
  it('are said when the script is blocked', async () => {
    script()?.dispatchEvent(new Event('error'));
    await settle();
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'fields_unavailable', sequence: 0 });
  });

  it('are said after ten seconds, and what comes later changes nothing', async () => {
    await jest.advanceTimersByTimeAsync(FIELDS_TIMEOUT_MS);
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'fields_unavailable' });
    await arrive();
    expect(created.size).toBe(0);
  });

  it('a script that arrives twice leaves the fields and what was typed as they are', async () => {
    await arrive();
    await fillIn();
    const fields = [...created.values()];
    const before = fields.map(({ calls }) => [...calls]);
    await arrive();
    expect([...created.values()].every((each, place) => each === fields[place])).toBe(true);
    expect(fields.map(({ calls }) => calls)).toEqual(before);
    press();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('are said to a press of Pay, too', async () => {
    press();
    expect(last('travesia-card-failed@1')).toMatchObject({ code: 'fields_unavailable' });
  });
});
