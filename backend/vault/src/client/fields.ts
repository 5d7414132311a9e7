import {
  detectBrand,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  type CardErrors,
  type CardField,
  type CardInput,
  type Locale,
} from '@travesia/domain';
import { WORDS } from './words.ts';

export const FIELD_ORDER: readonly CardField[] = ['name', 'number', 'expiry', 'cvv'];

/** The four inputs: what is typed into them, and what they show of it. */
export function createFields(onChange: () => void, onLeave: (field: CardField) => void) {
  const inputs = {
    name: inputOf('name'),
    number: inputOf('number'),
    expiry: inputOf('expiry'),
    cvv: inputOf('cvv'),
  } satisfies Record<CardField, HTMLInputElement>;
  let previousExpiry = '';

  inputs.number.addEventListener('input', () =>
    rewrite(inputs.number, formatCardNumber(inputs.number.value)),
  );
  inputs.expiry.addEventListener('input', () => {
    rewrite(inputs.expiry, formatExpiry(inputs.expiry.value, previousExpiry));
    previousExpiry = inputs.expiry.value;
  });
  inputs.cvv.addEventListener('input', () => rewrite(inputs.cvv, formatCvc(inputs.cvv.value)));
  for (const field of FIELD_ORDER) {
    inputs[field].addEventListener('input', onChange);
    inputs[field].addEventListener('change', onChange);
    inputs[field].addEventListener('blur', () => onLeave(field));
  }

  return {
    card: (): CardInput => ({
      cardName: inputs.name.value,
      cardNumber: inputs.number.value,
      cardExpiry: inputs.expiry.value,
      cardCvv: inputs.cvv.value,
    }),
    focus: (field: CardField) => inputs[field].focus(),
    open: () => {
      for (const field of FIELD_ORDER) inputs[field].disabled = false;
    },
    clear: () => {
      for (const field of FIELD_ORDER) inputs[field].value = '';
      previousExpiry = '';
    },
    showErrors: (errors: CardErrors, shown: ReadonlySet<CardField>, locale: Locale) => {
      for (const field of FIELD_ORDER)
        showError(inputs[field], field, errors[field] && shown.has(field), locale);
    },
    showBrand: (locale: Locale) => {
      const brand = detectBrand(inputs.number.value);
      element('card-brand').textContent = brand?.label ?? '';
      const words = WORDS[locale];
      element('card-cvv-hint').textContent = brand?.brand === 'amex' ? words.cvcHintAmex : words.cvcHint;
    },
    showLabels: (locale: Locale) => {
      const words = WORDS[locale];
      document.documentElement.lang = locale;
      document.title = words.title;
      for (const field of FIELD_ORDER) element(`card-${field}-label`).textContent = words.labels[field];
      element('card-expiry-hint').textContent = words.expiryHint;
    },
  };
}

export type Fields = ReturnType<typeof createFields>;

function showError(input: HTMLInputElement, field: CardField, isShown: boolean, locale: Locale): void {
  const error = element(`card-${field}-error`);
  const text = isShown ? WORDS[locale].errors[field] : '';
  if (error.textContent !== text) error.textContent = text;
  error.hidden = !isShown;
  if (isShown) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** Puts the tidy text in and the caret back behind the same digit. */
function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  let digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = text;
  if (isAtEnd) return;
  let position = 0;
  while (digitsBefore > 0 && position < text.length) {
    if (/\d/.test(text.charAt(position))) digitsBefore -= 1;
    position += 1;
  }
  input.setSelectionRange(position, position);
}

function inputOf(field: CardField): HTMLInputElement {
  const found = element(`card-${field}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${field}`);
  return found;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}
