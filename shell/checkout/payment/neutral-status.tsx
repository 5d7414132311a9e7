import { useEffect, useState } from 'react';
import { isApiFailure } from '@travesia/api-client';
import { CartStatusReplySchema } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { hrefOf } from '../../src/host/host.ts';
import { useHost } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { StepCard } from './step-card.tsx';

/** For a browser that did not begin the payment: paid, checking or not paid, nothing personal (P-42). */
export function NeutralStatus({ cartId }: { cartId: string }) {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { client, leave } = useCheckout();
  const [status, setStatus] = useState<'paid' | 'checking' | 'not-paid'>('checking');

  useEffect(() => {
    client.post('/payments/cart-status', CartStatusReplySchema, { body: { cartId } }).then(
      ({ data }) => setStatus(data.status),
      (failure: unknown) => {
        if (isApiFailure(failure) && failure.status === 404) leave(hrefOf(host, '/'));
      },
    );
  }, [cartId, client, host, leave]);

  return (
    <StepCard title={t('neutral.title')}>
      <p role="status">{t(`neutral.${status}`)}</p>
      <a href={hrefOf(host, '/')}>{t('neutral.home')}</a>
    </StepCard>
  );
}
