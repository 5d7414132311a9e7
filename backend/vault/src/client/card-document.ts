import type { CardField, Locale } from '@travesia/domain';
import { FIELD_ORDER, type CardView } from './card-fields.ts';
import { WORDS } from './words.ts';

/** Labels, hints and error texts: the same beside our fields and the provider's. */
export function showLabels(locale: Locale): void {
  const words = WORDS[locale];
  document.documentElement.lang = locale;
  document.title = words.title;
  for (const field of FIELD_ORDER) element(`card-${field}-label`).textContent = words.labels[field];
  element('card-expiry-hint').textContent = words.expiryHint;
}

export function showBrand(brand: CardView['brand'], label: string, locale: Locale): void {
  element('card-brand').textContent = label;
  const words = WORDS[locale];
  element('card-cvv-hint').textContent = brand === 'amex' ? words.cvcHintAmex : words.cvcHint;
}

export function showErrors(
  { errors, empty }: Pick<CardView, 'errors' | 'empty'>,
  shown: ReadonlySet<CardField>,
  locale: Locale,
): void {
  for (const field of FIELD_ORDER) {
    const isShown = errors[field] && shown.has(field);
    const error = element(`card-${field}-error`);
    const text = isShown ? WORDS[locale][empty[field] ? 'missing' : 'errors'][field] : '';
    if (error.textContent !== text) error.textContent = text;
    error.hidden = !isShown;
  }
}

export function inputOf(field: CardField): HTMLInputElement {
  const found = element(`card-${field}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${field}`);
  return found;
}

export function markInput(input: HTMLInputElement, isInvalid: boolean): void {
  if (isInvalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}
