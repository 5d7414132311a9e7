import { useEffect } from 'react';
import { frameStyles } from '@travesia/booking-ui/frame';
import { publishBookingConfirmed } from '@travesia/platform';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import type { CheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { useHost, useReadable, useVisitorContext } from '../../src/host/host-context.ts';
import { paymentOfSuccessPage } from '../authenticate/payment-of-page.ts';
import { LEADS_HOME } from '../authenticate/use-follow-outcome.ts';
import { useOrders } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { keepSnapshot, snapshotOf } from './keep-snapshot.ts';
import { Confirmed } from './confirmed.tsx';
import { useConfirmation } from './use-confirmation.ts';

/**
 * /booking/confirm and the success page of each kind of order (F-35, H-14, T-07): a tab with a payment of its
 * own sees its booking, a stranger goes home (P-39).
 */
export function ConfirmStep({ route }: { route: CheckoutRoute }) {
  const { t, rich, locale, tag } = useText(checkoutTexts);
  const host = useHost();
  const { payments, drafts, markLastBooking, nowMs } = useCheckout();
  const { contactNumber } = useVisitorContext();
  const ofPage = paymentOfSuccessPage(payments.read(), route, useOrders());
  const cartId = ofPage.kind === 'here' ? ofPage.cartId : null;
  const { confirmation, retry } = useConfirmation(cartId);
  const referenceId = confirmation.kind === 'ready' ? confirmation.booking.referenceId : null;
  const { state } = useReadable(host.location).location;
  useLeave(state === LEADS_HOME ? '/' : ofPage.kind === 'elsewhere' ? ofPage.path : null);

  useEffect(() => {
    if (referenceId === null) return;
    drafts.clear();
    markLastBooking(referenceId);
    publishBookingConfirmed(host, { referenceId });
  }, [referenceId, drafts, markLastBooking, host]);
  useEffect(() => {
    if (confirmation.kind !== 'ready') return;
    keepSnapshot(snapshotOf(confirmation.booking, { locale, tag, contactNumber, nowMs: nowMs() }));
  }, [confirmation, locale, tag, contactNumber, nowMs]);

  if (confirmation.kind === 'ready') return <Confirmed booking={confirmation.booking} />;
  if (confirmation.kind === 'failed') {
    return (
      <section className={frameStyles.problem}>
        <StepHeading>{t('confirmed.title')}</StepHeading>
        <Notice tone="error" actions={<Button onClick={retry}>{t('billing.retry')}</Button>}>
          <p>{t('confirmed.loadFailed')}</p>
          <p>{rich('waiting.call', { phone: <PhoneLink number={contactNumber} /> })}</p>
        </Notice>
      </section>
    );
  }
  return (
    <SkeletonGroup label={t('confirmed.loading')}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  );
}
