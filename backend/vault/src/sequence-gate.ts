import { CARD_HANDLE_LIFE_MS } from './handle.ts';

const MOST_ORDERS = 10_000;

/**
 * The newest card of an order wins (S-27). The api holds the truth; this only spares the provider a card
 * that is known to be outdated, so it may forget.
 */
export function createSequenceGate(nowMs: () => number) {
  const newest = new Map<string, { readonly sequence: number; readonly seenMs: number }>();

  return {
    admits(orderId: string, sequence: number): boolean {
      const known = newest.get(orderId);
      if (known && known.sequence >= sequence) return false;
      newest.delete(orderId);
      newest.set(orderId, { sequence, seenMs: nowMs() });
      forgetOld();
      return true;
    },
  };

  function forgetOld(): void {
    for (const [orderId, { seenMs }] of newest) {
      const isOld = nowMs() - seenMs > CARD_HANDLE_LIFE_MS;
      if (!isOld && newest.size <= MOST_ORDERS) return;
      newest.delete(orderId);
    }
  }
}

export type SequenceGate = ReturnType<typeof createSequenceGate>;
