import type { CardField, Locale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';

/** Why the card was not taken, as the traveller reads it. */
export type FailureCode =
  | 'card_invalid'
  | 'card_refused'
  | 'handle_missing'
  | 'handle_expired'
  | 'handle_invalid'
  | 'superseded'
  | 'already_paid'
  | 'payment_in_progress'
  | 'too_many_attempts'
  | 'fields_unavailable'
  | 'unavailable';

interface FrameWords {
  readonly title: string;
  readonly labels: Readonly<Record<CardField, string>>;
  /** Verbatim, unaccented 'expiracion' included (S-24). */
  readonly errors: Readonly<Record<CardField, string>>;
  /** Of a field in which nothing is typed. */
  readonly missing: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  readonly cvcHint: string;
  readonly cvcHintAmex: string;
  readonly failures: Readonly<Record<FailureCode, string>>;
}

/** Browsers get the finished words: `assets.ts` writes them in place of this file. */
export const WORDS: Readonly<Record<Locale, FrameWords>> = catalogues<FrameWords>(
  import.meta.dirname,
  '../locales/*/card.json',
);
