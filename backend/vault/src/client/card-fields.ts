import type { CardBrand, CardErrors, CardField, CardInput, Locale } from '@travesia/domain';
import type { CardBillingAddress } from '@travesia/contracts';
import type { FailureCode } from './words.ts';

export const FIELD_ORDER: readonly CardField[] = ['name', 'number', 'expiry', 'cvv'];

/** What may be told of a card that is being typed. */
export interface CardView {
  readonly errors: CardErrors;
  /** Fields in which nothing is typed. */
  readonly empty: CardErrors;
  readonly brand: CardBrand | null;
  /** Only once the whole number is valid, and only where this document sees it. */
  readonly last4: string | null;
}

/** What the vault is sent: the card itself, or the payment provider's name for it (W-01). */
export type PaymentInformation =
  | (CardInput & { readonly billingAddress?: CardBillingAddress })
  | { readonly cardName: string; readonly paymentMethodId: string };

export type PaymentResult =
  | { readonly state: 'ready'; readonly information: PaymentInformation }
  | { readonly state: 'failed'; readonly code: FailureCode };

export interface FieldEvents {
  /** The fields take what is typed from now on. */
  readonly onReady: () => void;
  readonly onChange: () => void;
  readonly onLeave: (field: CardField) => void;
  /** The fields cannot be shown. */
  readonly onUnavailable: () => void;
}

/** Four fields, whoever owns them: ours, or the provider's in frames of its own (W-01). */
export interface CardFields {
  /** Empties the fields and lets the traveller type; before that nothing may be typed, because it would be lost. */
  open(): void;
  view(): CardView;
  focus(field: CardField): void;
  /** Keeps a name that was typed. */
  fillName(name: string): void;
  clear(): void;
  /** Marks the field itself; the words beside it are the document's. */
  markInvalid(field: CardField, isInvalid: boolean): void;
  showLocale(locale: Locale): void;
  /** Turns what is typed into what the vault is sent. */
  payment(billingAddress?: CardBillingAddress): Promise<PaymentResult>;
}
