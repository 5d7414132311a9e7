import { useEffect } from 'react';
import { useText } from '@travesia/i18n';
import { buttonClass } from '@travesia/ui/button';
import { usePath } from '../../src/host/host-context.ts';
import { readProviderUrl } from '../payment/provider-url.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { NeutralStatus } from './neutral-status.tsx';
import { paymentOfTab } from './payment-of-tab.ts';
import styles from './authenticate.module.css';

/** /booking/authenticate starts the hand-over (S-35). */
export function AuthenticateStep() {
  const { payments } = useCheckout();
  const pathsOf = useOrderPaths();
  const { search } = usePath();
  const payment = paymentOfTab(payments.read(), search);
  useLeave(
    payment.kind === 'own'
      ? payment.payment.providerUrl
        ? '/booking/authenticate/authorize'
        : pathsOf(payment.payment.orderKind).waiting
      : payment.kind === 'named'
        ? null
        : '/',
  );
  return payment.kind === 'named' ? <NeutralStatus cartId={payment.cartId} /> : null;
}

/** /booking/authenticate/authorize sends the browser to the bank, by an address of our own (S-33). */
export function AuthorizeStep() {
  const { t } = useText(checkoutTexts);
  const { payments, siteOrigin, sendBrowserTo } = useCheckout();
  const pathsOf = useOrderPaths();
  const { search } = usePath();
  const payment = paymentOfTab(payments.read(), search);
  const own = payment.kind === 'own' ? payment.payment : null;
  const address = own?.providerUrl
    ? (readProviderUrl(own.providerUrl, siteOrigin)?.providerUrl ?? null)
    : null;
  useEffect(() => {
    if (address) sendBrowserTo(address);
  }, [address, sendBrowserTo]);
  useLeave(address || payment.kind === 'named' ? null : own ? pathsOf(own.orderKind).waiting : '/');

  if (payment.kind === 'named') return <NeutralStatus cartId={payment.cartId} />;
  if (!address) return null;
  return (
    <section className={styles.notice}>
      <StepHeading>{t('handover.title')}</StepHeading>
      <p role="status">{t('handover.text')}</p>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={address}>
          {t('handover.link')}
        </a>
      </p>
    </section>
  );
}
