import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '@travesia/i18n';
import { isApiFailure } from '@travesia/api-client';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { hrefOf } from '../../src/host/host.ts';
import { useHost } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { CheckoutLoading } from '../checkout-loading.tsx';
import { PayForm } from './pay-form.tsx';

/** /booking/BillingSummary (F-34, S-01): billing, card, total and pay, from the server's order view. */
export function BillingPage() {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { session, leave } = useCheckout();
  const { orderView, orderFailure } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useRef(false);

  const ask = useCallback(async () => {
    setAsking(true);
    await session.refreshOrderView();
    setAsking(false);
  }, [session]);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  }, [ask]);

  const isMissing =
    isApiFailure(orderFailure) &&
    ['order_missing', 'session_missing', 'session_expired', 'agent_mismatch'].includes(orderFailure.code);
  useEffect(() => {
    // Nothing was chosen in this browser (P-43).
    if (isMissing) leave(hrefOf(host, '/'));
  }, [isMissing, leave, host]);

  if (orderView) return <PayForm view={orderView} />;
  if (isMissing) {
    return (
      <>
        <h1 tabIndex={-1}>{t('billing.title')}</h1>
        <p>{t('billing.noOrder')}</p>
        <a href={hrefOf(host, '/')}>{t('billing.startAgain')}</a>
      </>
    );
  }
  if (orderFailure && !isAsking) {
    return (
      <>
        <h1 tabIndex={-1}>{t('billing.title')}</h1>
        <Notice tone="error" actions={<Button onClick={() => void ask()}>{t('billing.retry')}</Button>}>
          {t('billing.loadFailed')}
        </Notice>
      </>
    );
  }
  return <CheckoutLoading />;
}
