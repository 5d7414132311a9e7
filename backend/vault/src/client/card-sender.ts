import type { CardSummary } from '@travesia/contracts';
import type { FailureCode } from './words.ts';

export interface SavedCard {
  readonly transactionId: string;
  readonly card: CardSummary;
}

export type SendResult =
  | { readonly state: 'saved'; readonly saved: SavedCard }
  | { readonly state: 'failed'; readonly code: FailureCode };

interface SenderParts {
  readonly send: (sequence: number) => Promise<SendResult>;
  readonly nowMs: () => number;
  readonly onSaved: (saved: SavedCard, sequence: number) => void;
  readonly onFailed: (code: FailureCode, sequence: number) => void;
}

/**
 * Sends the card when pay is pressed, and only then: what lies at the vault can be charged (decision 26). Sends never
 * overlap; sequences grow across reloads because they start from the clock.
 */
export function createCardSender({ send, nowMs, onSaved, onFailed }: SenderParts) {
  let isUnderWay = false;
  let sequence = 0;
  let generation = 0;

  return {
    async submit(): Promise<void> {
      if (isUnderWay) return;
      const mine = generation;
      isUnderWay = true;
      sequence = Math.max(sequence + 1, nowMs());
      const sent = sequence;
      // The page waits for an answer: whatever breaks is one.
      const result = await send(sent).catch((error: unknown): SendResult => {
        console.warn('the card could not be sent', error);
        return { state: 'failed', code: 'unavailable' };
      });
      if (mine !== generation) return;
      isUnderWay = false;
      if (result.state === 'saved') onSaved(result.saved, sent);
      else onFailed(result.code, sent);
    },

    /** An answer still under way is not passed on (S-28). */
    forget(): void {
      generation += 1;
      isUnderWay = false;
    },
  };
}
