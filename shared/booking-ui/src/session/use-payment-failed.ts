import { useState } from 'react';
import { browserStorage } from '@travesia/page';

/** Written by the checkout document when the server said that a payment failed (S-38). */
const PAYMENT_FAILED_KEY = 'travesia.payment-failed';

function read(): boolean {
  try {
    // What only needs another card is told beside the card.
    return ['cancelled', 'failed', 'expired'].includes(
      browserStorage('session')?.getItem(PAYMENT_FAILED_KEY) ?? '',
    );
  } catch {
    // Storage refused: the notice is lost, the state of the booking is not.
    return false;
  }
}

/** showFailedModel (S-38): shown until it is cleared. */
export function usePaymentFailed(): { isShown: boolean; clear: () => void } {
  const [isShown, setShown] = useState(read);
  return {
    isShown,
    clear() {
      setShown(false);
      try {
        browserStorage('session')?.removeItem(PAYMENT_FAILED_KEY);
      } catch {
        // As above.
      }
    },
  };
}
