import { BILLING_PATH } from '../../src/routing/checkout-routes.ts';
import { useHost } from '../../src/host/host-context.ts';
import type { PaymentOutcome } from '../payment/poll-payment.ts';
import { failedPaymentOf, staysAtCard } from '../payment/failed-payment.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';

const isOwnPath = (path: string | null): path is string =>
  path !== null && path.startsWith('/') && !path.startsWith('//');

/** Kept with the history entry below a confirmation. */
export const LEADS_HOME = 'leads-home';

export type DefiniteOutcome = Extract<PaymentOutcome, { kind: 'confirmed' | 'failed' }>;

/** Where the server's definite word leads: the confirmation, the card with what was wrong with it, or the summary (S-36 to S-38). */
export function useFollowOutcome(): (outcome: DefiniteOutcome, cartId: string) => void {
  const { navigation } = useHost();
  const { payments, confirmed } = useCheckout();
  const pathsOf = useOrderPaths();
  return (outcome, cartId) => {
    const pending = payments.read();
    const orderKind = outcome.kind === 'confirmed' ? outcome.booking.kind : pending?.orderKind;
    const summaryPath = pending?.summaryPath ?? pathsOf(orderKind).summary;
    if (outcome.kind === 'failed') {
      const failed = failedPaymentOf(outcome.status, outcome.declineReason);
      payments.markFailed(failed);
      const back = isOwnPath(outcome.summaryPath) ? outcome.summaryPath : summaryPath;
      navigation.navigate(staysAtCard(failed) ? BILLING_PATH : back, { replace: true });
      return;
    }
    payments.write({ cartId, orderKind, summaryPath, providerUrl: null, outcome: 'confirmed' });
    confirmed.set(outcome.booking);
    // In place of the waiting page: Back leads neither there nor to the bank, but home (P-40).
    const { success } = pathsOf(orderKind);
    navigation.navigate(success, { replace: true, state: LEADS_HOME });
    navigation.navigate(success);
  };
}
