import {
  CARD_BRANDS,
  DEFAULT_LOCALE,
  isCardNameValid,
  isLocale,
  type CardField,
  type Locale,
} from '@travesia/domain';
import type { CardBillingAddress } from '@travesia/contracts';
import { element, inputOf, markInput } from './card-document.ts';
import type { CardFields, CardView, FieldEvents, PaymentResult } from './card-fields.ts';
import {
  loadProviderLibrary,
  type ElementChange,
  type ElementOptions,
  type PaymentMethodResult,
  type ProviderAddress,
  type ProviderElement,
  type ProviderElements,
  type ProviderLibrary,
} from './provider-library.ts';
import type { FailureCode } from './words.ts';

export interface HostedSettings {
  readonly scriptAddress: string;
  readonly publishableKey: string;
  readonly fontAddress: string;
}

type HostedField = Exclude<CardField, 'name'>;

/** Shorter than the page's patience with the whole frame (12 s). */
export const FIELDS_TIMEOUT_MS = 10_000;
/** Shorter than the page's patience with a press of Pay (20 s). */
const PAYMENT_METHOD_TIMEOUT_MS = 12_000;

const HOSTED_FIELDS: readonly HostedField[] = ['number', 'expiry', 'cvv'];
const ELEMENT_TYPES = { number: 'cardNumber', expiry: 'cardExpiry', cvv: 'cardCvc' } as const;
const NOTHING_TYPED: ElementChange = { complete: false, empty: true };

const FAILURES: Readonly<Record<string, FailureCode>> = {
  card_error: 'card_refused',
  validation_error: 'card_invalid',
  rate_limit_error: 'too_many_attempts',
};

/**
 * The payment provider's fields: number, expiry and code are typed into frames of the provider's origin, and no script
 * of ours can read them (W-01). The cardholder's name stays an input of this document.
 */
export function createHostedFields(
  { scriptAddress, publishableKey, fontAddress }: HostedSettings,
  events: FieldEvents,
): CardFields {
  const name = inputOf('name');
  const changes: Record<HostedField, ElementChange> = {
    number: NOTHING_TYPED,
    expiry: NOTHING_TYPED,
    cvv: NOTHING_TYPED,
  };
  let library: ProviderLibrary | null = null;
  let group: ProviderElements | null = null;
  const elements = new Map<HostedField, ProviderElement>();
  let locale: Locale = isLocale(document.documentElement.lang)
    ? document.documentElement.lang
    : DEFAULT_LOCALE;
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  name.addEventListener('input', events.onChange);
  name.addEventListener('change', events.onChange);
  name.addEventListener('blur', () => events.onLeave('name'));
  window
    .matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', () => elements.forEach((each) => each.update({ style: styleOf(name) })));

  function giveUp(): void {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    events.onUnavailable();
  }

  function mount(loaded: ProviderLibrary): void {
    if (isSettled) return;
    library = loaded;
    group = loaded.elements({
      locale,
      fonts: [{ family: 'Figtree', src: `url(${fontAddress})`, weight: '300 900' }],
    });
    let awaited = HOSTED_FIELDS.length;
    for (const field of HOSTED_FIELDS) {
      const created = group.create(ELEMENT_TYPES[field], {
        style: styleOf(name),
        classes: { focus: 'is-focused' },
        placeholder: '',
        ...(field === 'number' && { disableLink: true }),
      });
      elements.set(field, created);
      created.on('change', (change) => {
        changes[field] = change;
        events.onChange();
      });
      created.on('blur', () => events.onLeave(field));
      created.on('loaderror', giveUp);
      created.on('ready', () => {
        awaited -= 1;
        if (awaited === 0) finish();
      });
      created.mount(element(`card-${field}`));
    }
  }

  function finish(): void {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    name.disabled = false;
    events.onReady();
  }

  async function payment(billingAddress?: CardBillingAddress): Promise<PaymentResult> {
    const card = elements.get('number');
    if (!library || !card || name.disabled) return { state: 'failed', code: 'fields_unavailable' };
    const cardName = name.value.trim();
    const { paymentMethod, error } = await withinDeadline(
      library.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: cardName, ...(billingAddress && { address: addressOf(billingAddress) }) },
      }),
    );
    if (paymentMethod)
      return { state: 'ready', information: { cardName, paymentMethodId: paymentMethod.id } };
    return { state: 'failed', code: FAILURES[error?.type ?? ''] ?? 'unavailable' };
  }

  return {
    open() {
      timer = setTimeout(giveUp, FIELDS_TIMEOUT_MS);
      loadProviderLibrary(scriptAddress, publishableKey).then(mount).catch(giveUp);
    },
    view: () => ({
      errors: {
        name: !isCardNameValid(name.value),
        number: !changes.number.complete,
        expiry: !changes.expiry.complete,
        cvv: !changes.cvv.complete,
      },
      empty: {
        name: name.value.trim() === '',
        number: changes.number.empty,
        expiry: changes.expiry.empty,
        cvv: changes.cvv.empty,
      },
      brand: brandOf(changes.number.brand),
      last4: null,
    }),
    focus: (field) => (field === 'name' ? name.focus() : elements.get(field)?.focus()),
    fillName(text) {
      name.value ||= text;
    },
    clear() {
      name.value = '';
      for (const [field, each] of elements) {
        changes[field] = NOTHING_TYPED;
        each.clear();
      }
    },
    markInvalid(field, isInvalid) {
      if (field === 'name') markInput(name, isInvalid);
      else element(`card-${field}`).toggleAttribute('data-invalid', isInvalid);
    },
    showLocale(next) {
      locale = next;
      group?.update({ locale });
    },
    payment,
  };
}

/** The provider has words of its own for brands that it does not know. */
function brandOf(brand: string | undefined): CardView['brand'] {
  return CARD_BRANDS.find((known) => known.brand === brand)?.brand ?? null;
}

/** An empty part is left out: the provider would take it for one that was given. */
function addressOf({ line1, city, postalCode, country }: CardBillingAddress): ProviderAddress {
  return {
    country,
    ...(line1 && { line1 }),
    ...(city && { city }),
    ...(postalCode && { postal_code: postalCode }),
  };
}

/** The look of our own input, measured there, so that dark mode and larger text reach the provider's frames. */
function styleOf(input: HTMLInputElement): ElementOptions['style'] {
  const { color, fontSize } = getComputedStyle(input);
  const base = { color, fontSize, fontFamily: 'Figtree, system-ui, sans-serif', lineHeight: '1.5' };
  return { base: { ...base, iconColor: color }, invalid: { color, iconColor: color } };
}

/** Nothing is charged by it, so an answer that comes later is no harm. */
async function withinDeadline(work: Promise<PaymentMethodResult>): Promise<PaymentMethodResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PaymentMethodResult>((resolve) => {
    timer = setTimeout(() => resolve({ error: { type: 'timeout' } }), PAYMENT_METHOD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
