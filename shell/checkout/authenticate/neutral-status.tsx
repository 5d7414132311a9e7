import { useEffect, useState } from 'react';
import { isApiFailure } from '@travesia/api-client';
import { CartStatusReplySchema } from '@travesia/contracts';
import { PAYMENT_POLL_MAX_MS, PAYMENT_POLL_MS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout, type CheckoutServices } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { Pulse } from './pulse.tsx';
import styles from './authenticate.module.css';

type Status = 'paid' | 'checking' | 'not-paid';
type Found = Status | 'unknown-cart' | 'silent';

/** Asks until the payment is decided, at most a minute. */
async function ask(
  { api, nowMs, pause }: CheckoutServices,
  cartId: string,
  signal: AbortSignal,
): Promise<Found> {
  const deadlineMs = nowMs() + PAYMENT_POLL_MAX_MS;
  for (;;) {
    try {
      const { data } = await api.post('/payments/cart-status', CartStatusReplySchema, {
        body: { cartId },
        signal,
      });
      if (data.status !== 'checking' || nowMs() >= deadlineMs) return data.status;
    } catch (failure) {
      if (signal.aborted) throw failure;
      if (isApiFailure(failure) && [400, 404].includes(failure.status)) return 'unknown-cart';
      return 'silent';
    }
    await pause(PAYMENT_POLL_MS, signal);
  }
}

/** Paid, checking or not paid, for a browser without the session; nothing personal (P-42). */
export function NeutralStatus({ cartId }: { cartId: string }) {
  const { t, rich } = useText(checkoutTexts);
  const services = useCheckout();
  const { contactNumber } = useVisitorContext();
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    ask(services, cartId, signal).then(
      (answer) => {
        if (!signal.aborted) setFound(answer);
      },
      () => {},
    );
    return () => controller.abort();
  }, [services, cartId, attempt]);
  useLeave(found === 'unknown-cart' ? '/' : null);

  if (found === 'unknown-cart') return null;
  const isOpen = found === null || found === 'checking' || found === 'silent';
  const words = found === 'silent' ? t('waiting.failed') : t(`neutral.${found ?? 'checking'}`);
  return (
    <section className={styles.notice}>
      {isOpen && <Pulse isRunning={found === null} />}
      <StepHeading>{t('neutral.title')}</StepHeading>
      <p role="status">{words}</p>
      <p>{rich('waiting.call', { phone: <PhoneLink number={contactNumber} /> })}</p>
      <p className={styles.actions}>
        {isOpen && found !== null && (
          <Button
            variant="primary"
            onClick={() => {
              setFound(null);
              setAttempt((count) => count + 1);
            }}
          >
            {t('neutral.again')}
          </Button>
        )}
        {found === 'paid' && (
          <ShellLink path="/user/my-journey" className={buttonClass({ variant: 'primary' })}>
            {t('neutral.lookup')}
          </ShellLink>
        )}
        <ShellLink path="/" className={buttonClass({ variant: found === 'not-paid' ? 'primary' : 'quiet' })}>
          {t('neutral.home')}
        </ShellLink>
      </p>
    </section>
  );
}
