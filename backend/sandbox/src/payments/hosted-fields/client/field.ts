import {
  cardDigits,
  detectBrand,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  isCardNumberValid,
  isCvcValid,
  isExpiryValid,
  parseExpiry,
} from '@travesia/domain';

/** One input of the provider, alone in a frame of the provider's origin. */
type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

const query = new URLSearchParams(window.location.search);
const type = (query.get('type') ?? 'cardNumber') as FieldType;
const group = query.get('group') ?? '';
const input = document.querySelector('input') as HTMLInputElement;
const LABELS: Readonly<Record<string, Readonly<Record<FieldType, string>>>> = {
  es: {
    cardNumber: 'Número de tarjeta de crédito o débito',
    cardExpiry: 'Vencimiento de la tarjeta',
    cardCvc: 'CVC de la tarjeta',
  },
  en: {
    cardNumber: 'Credit or debit card number',
    cardExpiry: 'Credit or debit card expiration date',
    cardCvc: 'Credit or debit card CVC/CVV',
  },
};
const COMPLETENESS: Readonly<Record<FieldType, (text: string) => boolean>> = {
  cardNumber: isCardNumberValid,
  cardExpiry: (text) => isExpiryValid(text, new Date().toISOString().slice(0, 10)),
  cardCvc: (text) => isCvcValid(text, null),
};
/** The provider knows fewer brands than the site. */
const KNOWN_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'];
let previous = '';

const tell = (event: string, detail: object = {}) =>
  window.parent.postMessage({ event, detail }, { targetOrigin: '*' });
document.documentElement.dataset.group = group;
document.documentElement.dataset.type = type;

function change(): void {
  const isEmpty = input.value === '';
  const isComplete = COMPLETENESS[type](input.value);
  const brand = detectBrand(input.value)?.brand ?? 'unknown';
  tell('change', {
    empty: isEmpty,
    complete: isComplete,
    error: undefined,
    ...(type === 'cardNumber' && { brand: KNOWN_BRANDS.includes(brand) ? brand : 'unknown' }),
  });
}

input.addEventListener('input', () => {
  if (type === 'cardNumber') input.value = formatCardNumber(input.value);
  if (type === 'cardExpiry') input.value = formatExpiry(input.value, previous);
  if (type === 'cardCvc') input.value = formatCvc(input.value);
  previous = input.value;
  change();
});
input.addEventListener('focus', () => tell('focus'));
input.addEventListener('blur', () => tell('blur'));
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell('submit');
});

interface Call {
  readonly group: string;
  readonly call: 'setup' | 'focus' | 'clear' | 'tokenise';
  readonly locale: string;
  readonly options: {
    readonly placeholder?: string;
    readonly style?: { readonly base?: Readonly<Record<string, string>> };
    readonly fonts?: readonly { readonly family: string; readonly src: string; readonly weight?: string }[];
  };
  readonly id: string;
  readonly key: string;
  readonly billing?: { readonly name?: string; readonly address?: Readonly<Record<string, string>> };
}

window.addEventListener('message', ({ data, source }: MessageEvent<Call>) => {
  if (source !== window.parent || data.group !== group) return;
  switch (data.call) {
    case 'setup':
      setup(data);
      return;
    case 'focus':
      input.focus();
      return;
    case 'clear':
      input.value = '';
      previous = '';
      change();
      return;
    case 'tokenise':
      void tokenise(data).then((result) => tell('token', { id: data.id, result }));
      return;
    default:
      data.call satisfies never;
  }
});

function setup({ locale, options }: Call): void {
  document.documentElement.lang = locale;
  input.setAttribute('aria-label', (LABELS[locale] ?? LABELS.en)?.[type] ?? type);
  input.placeholder = options.placeholder ?? '';
  for (const { family, src, weight } of document.fonts.size === 0 ? (options.fonts ?? []) : [])
    document.fonts.add(new FontFace(family, src, weight === undefined ? {} : { weight }));
  for (const [property, value] of Object.entries(options.style?.base ?? {}))
    if (property in input.style) Reflect.set(input.style, property, value);
}

/** Another field of the same form: a frame of this origin beside this one. */
function valueOf(wanted: FieldType): string {
  for (let index = 0; index < window.parent.length; index += 1) {
    try {
      const { documentElement } = window.parent[index]?.document ?? document;
      const { dataset } = documentElement;
      if (dataset.group === group && dataset.type === wanted)
        return documentElement.querySelector('input')?.value ?? '';
    } catch {
      // A frame of somebody else.
    }
  }
  return '';
}

async function tokenise({ key, billing }: Call): Promise<object> {
  const [number, expiryText, cvc] = [valueOf('cardNumber'), valueOf('cardExpiry'), valueOf('cardCvc')];
  const expiry = parseExpiry(expiryText);
  if (!isCardNumberValid(number) || !expiry || cvc === '')
    return { error: { type: 'validation_error', code: 'incomplete_number' } };
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': cardDigits(number),
    'card[exp_month]': String(expiry.month),
    'card[exp_year]': String(expiry.year),
    'card[cvc]': cvc,
  });
  if (billing?.name) form.set('billing_details[name]', billing.name);
  for (const [part, text] of Object.entries(billing?.address ?? {}))
    form.set(`billing_details[address][${part}]`, text);
  try {
    const reply = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const body = (await reply.json()) as { error?: object };
    return reply.ok ? { paymentMethod: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}

tell('loaded');
