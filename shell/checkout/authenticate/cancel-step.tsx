import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '@travesia/i18n';
import { useHost, usePath } from '../../src/host/host-context.ts';
import { askPayment } from '../payment/poll-payment.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { NeutralStatus } from './neutral-status.tsx';
import { paymentOfTab } from './payment-of-tab.ts';
import { Pulse } from './pulse.tsx';
import { useFollowOutcome } from './use-follow-outcome.ts';
import styles from './authenticate.module.css';

/** /booking/authenticate/cancel (S-35): the server is asked once; a late success is still a success. */
export function CancelStep() {
  const { t } = useText(checkoutTexts);
  const { navigation } = useHost();
  const { payments, calls } = useCheckout();
  const { search } = usePath();
  const follow = useFollowOutcome();
  const [payment] = useState(() => paymentOfTab(payments.read(), search));
  const [isStranger, setStranger] = useState(false);
  const cartId =
    payment.kind === 'own' ? payment.payment.cartId : payment.kind === 'named' ? payment.cartId : null;

  const finish = useEffectEvent((asked: Awaited<ReturnType<typeof askPayment>>, askedCart: string) => {
    if (asked.kind === 'confirmed' || asked.kind === 'failed') follow(asked, askedCart);
    else if (asked.kind === 'stranger') setStranger(true);
    else navigation.navigate(`/booking/authenticate/waiting${search}`, { replace: true });
  });
  useEffect(() => {
    if (cartId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    askPayment({ ask: () => calls.providerStatus(cartId, signal), signal }).then(
      (asked) => {
        if (!signal.aborted) finish(asked, cartId);
      },
      () => {},
    );
    return () => controller.abort();
  }, [cartId, calls]);
  useLeave(cartId === null ? '/' : null);

  if (cartId === null) return null;
  if (isStranger) return <NeutralStatus cartId={cartId} />;
  return (
    <section className={styles.notice}>
      <Pulse isRunning />
      <StepHeading>{t('cancel.title')}</StepHeading>
      <p role="status">{t('cancel.text')}</p>
    </section>
  );
}
