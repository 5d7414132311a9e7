import { useCallback, useEffect, useState } from 'react';
import { isApiFailure } from '@travesia/api-client';
import type { ConfirmedBooking } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { hrefOf } from '../../src/host/host.ts';
import { useHost } from '../../src/host/host-context.ts';
import { CheckoutLoading } from '../checkout-loading.tsx';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { Confirmation } from './confirmation.tsx';

const STRANGER = new Set(['session_missing', 'session_expired', 'agent_mismatch', 'not_found']);

/** /booking/confirm: loads itself again by its own payment, so that a reload keeps it (P-39, F-35). */
export function ConfirmPage() {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { calls, payments, drafts, leave } = useCheckout();
  const [booking, setBooking] = useState<ConfirmedBooking | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const cartId = payments.read()?.cartId ?? null;

  const load = useCallback(async () => {
    if (!cartId) {
      leave(hrefOf(host, '/'));
      return;
    }
    setFailed(false);
    try {
      const { data } = await calls.providerStatus(cartId);
      if (!data.booking) {
        host.navigation.navigate('/booking/authenticate/waiting', { replace: true });
        return;
      }
      setBooking(data.booking);
      drafts.clear();
      host.bus.publish('booking-confirmed@1', { referenceId: data.booking.referenceId });
    } catch (failure) {
      const code = isApiFailure(failure) ? failure.code : 'network';
      if (STRANGER.has(code)) leave(hrefOf(host, '/'));
      else setFailed(true);
    }
  }, [cartId, calls, drafts, host, leave]);

  useEffect(() => void load(), [load]);

  if (booking) return <Confirmation booking={booking} />;
  if (hasFailed) {
    return (
      <>
        <h1 tabIndex={-1}>{t('confirmed.title')}</h1>
        <Notice tone="attention" actions={<Button onClick={() => void load()}>{t('billing.retry')}</Button>}>
          {t('waiting.checking')}
        </Notice>
      </>
    );
  }
  return <CheckoutLoading />;
}
