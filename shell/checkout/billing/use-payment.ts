import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CardBillingAddress, OrderView } from '@travesia/contracts';
import { hrefOf } from '../../src/host/host.ts';
import { useHost } from '../../src/host/host-context.ts';
import type { PaymentFieldsHandle } from '../payment/payment-form.ts';
import { askForChange, startPayment, type StartedPayment } from '../payment/start-payment.ts';
import { staysAtCard } from '../payment/failed-payment.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';

/** What stands between the traveller and the payment, to be shown beside the pay button. */
export type PaymentObstacle = Exclude<
  StartedPayment,
  | { kind: 'handed-over' }
  | { kind: 'confirmed' }
  | { kind: 'under-way' }
  | { kind: 'declined' }
  | { kind: 'elsewhere' }
>;

export interface PaymentPress {
  readonly isPaying: boolean;
  readonly obstacle: PaymentObstacle | null;
  /** What another tab did to the order while this one was away; nobody has pressed yet. */
  readonly noticed: PaymentObstacle | null;
  readonly clearObstacle: () => void;
  /** Does nothing while a press is under way: a double click pays once (S-39). */
  readonly pay: (billingAddress: CardBillingAddress) => Promise<void>;
}

/** From a press of the pay button to the bank, the confirmation, or what is in the way. */
export function usePayment(view: OrderView, method: RefObject<PaymentFieldsHandle | null>): PaymentPress {
  const host = useHost();
  const { session, calls, payments, confirmed, newKey, siteOrigin } = useCheckout();
  const [isPaying, setPaying] = useState(false);
  const [obstacle, setObstacle] = useState<PaymentObstacle | null>(null);
  const [noticed, setNoticed] = useState<PaymentObstacle | null>(null);
  const isBusy = useRef(false);
  const mayBeUnderWay = useRef(false);
  const address = (path: string) => siteOrigin + hrefOf(host, path);
  const { summaryPath, orderKind } = view;
  const paths = useOrderPaths()(orderKind);

  function follow(result: StartedPayment, tell = setObstacle): boolean {
    const { navigation } = host;
    switch (result.kind) {
      case 'handed-over': {
        const { cartId, providerUrl } = result;
        payments.write({ cartId, orderKind, summaryPath, providerUrl, outcome: null });
        method.current?.clear();
        navigation.navigate('/booking/authenticate/authorize');
        return true;
      }
      case 'under-way':
        payments.write({ cartId: result.cartId, orderKind, summaryPath, providerUrl: null, outcome: null });
        navigation.navigate(paths.waiting);
        return true;
      case 'confirmed':
        payments.write({
          cartId: result.cartId,
          orderKind,
          summaryPath,
          providerUrl: null,
          outcome: 'confirmed',
        });
        confirmed.set(result.booking);
        navigation.navigate(paths.success, { replace: true });
        return true;
      case 'declined':
        payments.markFailed(result.failed);
        method.current?.clear();
        if (staysAtCard(result.failed) || view.state === 'held') {
          // The server has forgotten the card, too.
          void session.refreshOrderView();
          return false;
        }
        navigation.navigate(summaryPath, { replace: true });
        return true;
      case 'elsewhere':
        // The session hears it, too, and the page shows what it says.
        void session.refreshOrderView();
        return false;
      case 'other-booking':
      case 'price-changed':
      case 'steps-missing':
      case 'not-saved':
      case 'not-taken':
      case 'failed':
        tell(result);
        return false;
      default:
        return result satisfies never;
    }
  }

  function clearObstacle() {
    setObstacle(null);
    setNoticed(null);
  }

  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isBusy.current) return;
    const change = await askForChange(calls, view);
    if (isBusy.current) return;
    setNoticed(null);
    if (change) follow(change, setNoticed);
  });
  // Whoever comes back to this tab may have changed the trip in another one, and is told before Pay is pressed.
  useEffect(() => {
    const onReturn = () => void lookAgain();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  async function pay(billingAddress: CardBillingAddress) {
    const fields = method.current;
    if (isBusy.current || !fields) return;
    isBusy.current = true;
    setPaying(true);
    clearObstacle();
    const result = await startPayment({
      session,
      calls,
      submitMethod: () => fields.submit(billingAddress),
      mode: view.paymentMode,
      siteOrigin,
      mayBeUnderWay: mayBeUnderWay.current,
      request: {
        orderId: view.orderId,
        orderKey: view.orderKey,
        total: view.total,
        returnUrl: address('/booking/authenticate/waiting'),
        cancelUrl: address('/booking/authenticate/cancel'),
        idempotencyKey: newKey(),
      },
    });
    mayBeUnderWay.current = result.kind === 'failed' && !result.isMoneyKnown;
    // On the way to another page the button stays as it is: there is nothing more to press.
    if (follow(result)) return;
    isBusy.current = false;
    setPaying(false);
    if (result.kind === 'steps-missing') void session.deliverAll();
  }

  return { isPaying, obstacle, noticed, clearObstacle, pay };
}
