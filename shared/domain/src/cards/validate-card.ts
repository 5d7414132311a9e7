import type { LocalDate } from '../dates/local-date.ts';
import { detectBrand } from './brands.ts';
import { isCvcValid } from './card-cvc.ts';
import { isExpiryValid } from './card-expiry.ts';
import { isCardNumberValid } from './card-number.ts';

/** The card as typed: it lives in the vault and in its frame, nowhere else (S-27). */
export interface CardInput {
  readonly cardName: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardCvv: string;
}

export type CardField = 'name' | 'number' | 'expiry' | 'cvv';

/** One flag per field; true says the field is not valid (S-17). */
export type CardErrors = Readonly<Record<CardField, boolean>>;

const CARD_NAME_CAP = 100;

/** The four flags of a card (S-17 to S-25). */
export function validateCard(card: CardInput, today: LocalDate): CardErrors {
  return {
    name: !isCardNameValid(card.cardName),
    number: !isCardNumberValid(card.cardNumber),
    expiry: !isExpiryValid(card.cardExpiry, today),
    cvv: !isCvcValid(card.cardCvv, detectBrand(card.cardNumber)),
  };
}

/** Valid only if all four flags are false (S-25). */
export function isCardValid(errors: CardErrors): boolean {
  return !errors.name && !errors.number && !errors.expiry && !errors.cvv;
}

/** The name travels on with the booking: a card number pasted into the wrong field must not. */
export function isCardNameValid(name: string): boolean {
  const trimmed = name.trim();
  // What no provider stores, U+0000 and half of a character, is a mistake in the field and not an outage.
  if (/\p{Cc}/u.test(trimmed) || !trimmed.isWellFormed()) return false;
  const digits = trimmed.replaceAll(/\D/g, '').length;
  return trimmed.length > 0 && trimmed.length <= CARD_NAME_CAP && digits < 8;
}
