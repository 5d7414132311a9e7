import { useState } from 'react';
import { browserStorage } from '@travesia/page';

/** Written by the checkout document when the server said that a payment failed (S-38). */
const PAYMENT_FAILED_KEY = 'travesia.payment-failed';

// What only needs another card is told beside the card.
const TOLD_HERE = ['cancelled', 'failed', 'expired', 'services_gone', 'document_refused'] as const;
type FailedPayment = (typeof TOLD_HERE)[number];

function read(): FailedPayment | null {
  try {
    const stored = browserStorage('session')?.getItem(PAYMENT_FAILED_KEY);
    return TOLD_HERE.find((each) => each === stored) ?? null;
  } catch {
    // Storage refused: the notice is lost, the state of the booking is not.
    return null;
  }
}

/** showFailedModel (S-38): shown until it is cleared. */
export function usePaymentFailed(): { failed: FailedPayment | null; clear: () => void } {
  const [failed, setFailed] = useState(read);
  return {
    failed,
    clear() {
      setFailed(null);
      try {
        browserStorage('session')?.removeItem(PAYMENT_FAILED_KEY);
      } catch {
        // As above.
      }
    },
  };
}
