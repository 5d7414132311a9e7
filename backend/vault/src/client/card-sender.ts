import type { CardInput } from '@travesia/domain';
import type { CardSummary } from '@travesia/contracts';
import type { FailureCode } from './words.ts';

export interface SavedCard {
  readonly transactionId: string | null;
  readonly card: CardSummary;
}

export type SendResult =
  | { readonly state: 'saved'; readonly saved: SavedCard }
  | { readonly state: 'failed'; readonly code: FailureCode };

interface SenderParts {
  readonly send: (card: CardInput, sequence: number) => Promise<SendResult>;
  readonly nowMs: () => number;
  readonly onSaved: (saved: SavedCard, sequence: number) => void;
  readonly onFailed: (code: FailureCode, sequence: number) => void;
  readonly onDirty: () => void;
}

/** From the last change to the sending (S-26). */
export const SEND_DELAY_MS = 1000;

/**
 * Sends the card one second after the last change, or at once on request. Sends never overlap, the last state wins,
 * an unchanged state is not sent (S-29); sequences grow across reloads because they start from the clock.
 */
export function createCardSender({ send, nowMs, onSaved, onFailed, onDirty }: SenderParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: CardInput | null = null;
  let underWay: CardInput | null = null;
  let lastSaved: { readonly card: CardInput; readonly saved: SavedCard; readonly sequence: number } | null =
    null;
  let sequence = 0;
  let generation = 0;

  return { changed, flush, forget, handleRenewed, isDirty };

  /** The card as it stands now; null while it must not be sent by itself. */
  function changed(card: CardInput | null): void {
    clearTimeout(timer);
    wanted = card;
    if (card === null || isKnown(card)) return;
    timer = setTimeout(() => void start(card), SEND_DELAY_MS);
  }

  /** Now: an unchanged card answers with what was saved, one under way answers when it is done. */
  function flush(card: CardInput): void {
    clearTimeout(timer);
    wanted = card;
    if (underWay) return;
    if (lastSaved && isSame(lastSaved.card, card)) onSaved(lastSaved.saved, lastSaved.sequence);
    else void start(card);
  }

  /** Nothing of the card stays here, and an answer still under way is not passed on (S-28). */
  function forget(): void {
    clearTimeout(timer);
    generation += 1;
    wanted = null;
    underWay = null;
    lastSaved = null;
  }

  /** A new handle may belong to another order: the card has to be sent again, and an answer to the old one is void. */
  function handleRenewed(): void {
    generation += 1;
    underWay = null;
    lastSaved = null;
  }

  function isDirty(card: CardInput): boolean {
    return !lastSaved || underWay !== null || !isSame(lastSaved.card, card);
  }

  function isKnown(card: CardInput): boolean {
    return (
      (underWay !== null && isSame(underWay, card)) || (lastSaved !== null && isSame(lastSaved.card, card))
    );
  }

  async function start(card: CardInput): Promise<void> {
    if (underWay) return;
    const mine = generation;
    underWay = card;
    sequence = Math.max(sequence + 1, nowMs());
    const sent = sequence;
    onDirty();
    const result = await send(card, sent);
    if (mine !== generation) return;
    underWay = null;
    if (wanted && !isSame(wanted, card)) {
      void start(wanted);
      return;
    }
    if (result.state === 'saved') {
      lastSaved = { card, saved: result.saved, sequence: sent };
      onSaved(result.saved, sent);
    } else {
      onFailed(result.code, sent);
    }
  }
}

function isSame(left: CardInput, right: CardInput): boolean {
  return (
    left.cardName === right.cardName &&
    left.cardNumber === right.cardNumber &&
    left.cardExpiry === right.cardExpiry &&
    left.cardCvv === right.cardCvv
  );
}
