import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '@travesia/i18n';
import { useIsOnline } from '@travesia/booking-ui/online';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import type { CheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { usePath, useVisitorContext } from '../../src/host/host-context.ts';
import { pollPayment, type Pending } from '../payment/poll-payment.ts';
import { providerUrlOf } from '../payment/provider-url.ts';
import { useOrders } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { NeutralStatus } from './neutral-status.tsx';
import { paymentOfWaitingPage } from './payment-of-page.ts';
import { paymentOfTab } from './payment-of-tab.ts';
import { useFollowOutcome } from './use-follow-outcome.ts';
import { Pulse } from './pulse.tsx';
import styles from './authenticate.module.css';

/**
 * The provider's return and the waiting page of each kind of order: the server is asked, nothing in the
 * address is believed.
 */
export function WaitingStep({ route }: { route: CheckoutRoute }) {
  const { payments } = useCheckout();
  const { search } = usePath();
  // What the tab held when it came here: an outcome written on the way out is not a step back.
  const [payment] = useState(() => paymentOfTab(payments.read(), search));
  const ofPage = paymentOfWaitingPage(payment, route, useOrders());
  useLeave(ofPage.kind === 'elsewhere' ? ofPage.path : null);
  return ofPage.kind === 'here' ? <Waiting cartId={ofPage.cartId} /> : null;
}

/** A payment that is decided shows its outcome before; from then on there are ways out. */
const WAYS_OUT_AFTER_MS = 4_000;

type WaitingState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown'; readonly referenceId: string | null; readonly explanation: string | null }
  | { readonly kind: 'stranger' };

function Waiting({ cartId }: { cartId: string }) {
  const { t, rich } = useText(checkoutTexts);
  const { calls, nowMs, pause } = useCheckout();
  const { contactNumber } = useVisitorContext();
  const follow = useFollowOutcome();
  const [state, setState] = useState<WaitingState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [awaitsSupplier, setAwaitsSupplier] = useState(false);
  const [awaitsBank, setAwaitsBank] = useState(false);
  const [hasWaysOut, setWaysOut] = useState(false);
  const [isUnreached, setUnreached] = useState(false);
  const isOnline = useIsOnline();
  const isLost = !isOnline || isUnreached;

  const finish = useEffectEvent((outcome: Awaited<ReturnType<typeof pollPayment>>) => {
    if (outcome.kind === 'confirmed' || outcome.kind === 'failed') follow(outcome, cartId);
    else {
      setState(outcome);
      if (outcome.kind === 'unknown' && outcome.explanation !== null) setUnreached(false);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = () => calls.providerStatus(cartId, signal);
    const onPending = (pending: Pending) => {
      // An answer that did not arrive takes nothing back.
      if (signal.aborted) return;
      if (pending.awaitsSupplier) setAwaitsSupplier(true);
      if (pending.awaitsBank !== null) setAwaitsBank(pending.awaitsBank);
      setUnreached(pending.isUnreached);
    };
    pollPayment({ ask, signal, nowMs, pause, onPending }).then(
      (outcome) => {
        if (!signal.aborted) finish(outcome);
      },
      // Only leaving the page ends the questions this way.
      () => {},
    );
    return () => controller.abort();
  }, [cartId, attempt, calls, nowMs, pause]);
  useEffect(() => {
    const timer = setTimeout(() => setWaysOut(true), WAYS_OUT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const goOnAsking = useEffectEvent(() => {
    if (state.kind !== 'unknown') return;
    setState({ kind: 'checking' });
    setAttempt((count) => count + 1);
  });
  useEffect(() => {
    if (isOnline) goOnAsking();
  }, [isOnline]);

  if (state.kind === 'stranger') return <NeutralStatus cartId={cartId} />;
  const isLong = state.kind === 'unknown';
  const text = `waiting.${awaitsSupplier ? 'supplier.' : ''}${isLong ? 'long' : 'checking'}` as const;
  return (
    <section className={styles.notice}>
      <Pulse isRunning={!isLong && !isLost} />
      <StepHeading>{t(awaitsSupplier ? 'waiting.supplier.title' : 'waiting.title')}</StepHeading>
      <p role="status">{(isLong ? state.explanation : null) ?? t(text)}</p>
      <div role="status">{isLost && <Notice tone="attention">{t('waiting.lost')}</Notice>}</div>
      {(isLong || hasWaysOut) && (
        <>
          {awaitsBank && (
            <>
              <p role="status">{t('waiting.bank')}</p>
              <ButtonLink href={providerUrlOf(cartId)} variant={isLong ? 'quiet' : 'primary'}>
                {t('underWay.continue')}
              </ButtonLink>
            </>
          )}
          {isLong && state.referenceId && (
            <p className={styles.reference}>{t('waiting.reference', { reference: state.referenceId })}</p>
          )}
          <p>{rich('waiting.call', { phone: <PhoneLink number={contactNumber} /> })}</p>
          {isLong && (
            <p>
              <Button
                variant="primary"
                onClick={() => {
                  setState({ kind: 'checking' });
                  setAttempt((count) => count + 1);
                }}
              >
                {t('waiting.again')}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
