import {
  cardDigits,
  detectBrand,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  validateCard,
  type CardField,
  type CardInput,
} from '@travesia/domain';
import { inputOf, markInput } from './card-document.ts';
import { FIELD_ORDER, type CardFields, type FieldEvents } from './card-fields.ts';

/** Our own four inputs: the card is typed into this document and checked by the rules of the domain. */
export function createOwnFields({ onReady, onChange, onLeave }: FieldEvents): CardFields {
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

  function card(): CardInput {
    return {
      cardName: inputs.name.value,
      cardNumber: inputs.number.value,
      cardExpiry: inputs.expiry.value,
      cardCvv: inputs.cvv.value,
    };
  }

  function clear(): void {
    for (const field of FIELD_ORDER) inputs[field].value = '';
    previousExpiry = '';
  }

  return {
    open() {
      clear();
      for (const field of FIELD_ORDER) inputs[field].disabled = false;
      onReady();
    },
    view() {
      const typed = card();
      const errors = validateCard(typed, new Date().toISOString().slice(0, 10));
      return {
        errors,
        empty: {
          name: isEmpty(inputs.name),
          number: isEmpty(inputs.number),
          expiry: isEmpty(inputs.expiry),
          cvv: isEmpty(inputs.cvv),
        },
        brand: detectBrand(typed.cardNumber)?.brand ?? null,
        last4: errors.number ? null : cardDigits(typed.cardNumber).slice(-4),
      };
    },
    focus: (field) => inputs[field].focus(),
    fillName(name) {
      inputs.name.value ||= name;
    },
    clear,
    markInvalid: (field, isInvalid) => markInput(inputs[field], isInvalid),
    showLocale: () => {},
    payment: async (billingAddress) => ({
      state: 'ready',
      information: { ...card(), ...(billingAddress && { billingAddress }) },
    }),
  };
}

const isEmpty = ({ value }: HTMLInputElement) => value.trim() === '';

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
