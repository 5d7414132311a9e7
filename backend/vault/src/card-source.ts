import type { CardSummary } from '@travesia/contracts';

/** What becomes of a card: the provider's name for it, and what may be kept. */
interface TakenCard extends CardSummary {
  readonly providerToken: string;
  readonly cardHolderName: string;
}

interface CardRequest {
  readonly handle: string;
  readonly sequence: number;
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** Asks the provider. */
  take(): Promise<TakenCard>;
}

/** Reads what the frame sent; throws `invalid_request` with the fields that are wrong. One for each kind of fields. */
export type CardSource = (body: unknown) => CardRequest;
