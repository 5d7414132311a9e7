import { useEffect, useState } from 'react';
import { is } from 'valibot';
import { IdSchema } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import { hrefOf } from '../../src/host/host.ts';
import { useHost, usePath, useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { NeutralStatus } from './neutral-status.tsx';
import { pollPayment, type PaymentOutcome } from './poll-payment.ts';
import { StepCard } from './step-card.tsx';

/** The provider's return, and the question how it went (S-37, S-39). `/cancel` asks the same: only the server knows. */
export function WaitingPage() {
  const { t, rich } = useText(checkoutTexts);
  const host = useHost();
  const { search } = usePath();
  const { contactNumber } = useVisitorContext();
  const { calls, payments, nowMs, pause, leave } = useCheckout();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [round, setRound] = useState(0);
  const named = new URLSearchParams(search).get('cartId');
  const own = payments.read();
  const cartId = own?.cartId ?? (is(IdSchema, named) ? named : null);

  useEffect(() => {
    if (!cartId) {
      leave(hrefOf(host, '/'));
      return undefined;
    }
    const stop = new AbortController();
    pollPayment({
      ask: (signal) => calls.providerStatus(cartId, signal),
      signal: stop.signal,
      nowMs,
      pause,
    }).then(
      (result) => {
        if (stop.signal.aborted) return;
        if (result.kind === 'confirmed') {
          const summaryPath = payments.read()?.summaryPath ?? '/booking/summary';
          payments.write({ cartId, summaryPath, providerUrl: null, outcome: 'confirmed' });
          host.navigation.navigate('/booking/confirm', { replace: true });
          return;
        }
        if (result.kind === 'failed') {
          const path = result.summaryPath ?? payments.read()?.summaryPath ?? '/booking/summary';
          payments.markFailed(result.status);
          leave(hrefOf(host, path));
          return;
        }
        setOutcome(result);
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) console.error('payment status', failure);
      },
    );
    return () => stop.abort();
  }, [cartId, round, calls, host, leave, nowMs, pause, payments]);

  if (outcome?.kind === 'stranger' && cartId) return <NeutralStatus cartId={cartId} />;
  if (outcome?.kind === 'unknown') {
    return (
      <StepCard title={t('waiting.title')}>
        <p role="status">{t('waiting.long')}</p>
        {outcome.referenceId && <p>{t('waiting.reference', { reference: outcome.referenceId })}</p>}
        <p>{rich('waiting.call', { phone: <PhoneLink number={contactNumber} /> })}</p>
        <Button
          onClick={() => {
            setOutcome(null);
            setRound((count) => count + 1);
          }}
        >
          {t('waiting.again')}
        </Button>
      </StepCard>
    );
  }
  return (
    <StepCard title={t('waiting.title')}>
      <p role="status">{t('waiting.checking')}</p>
    </StepCard>
  );
}
