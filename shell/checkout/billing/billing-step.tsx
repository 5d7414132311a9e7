import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { failureCode } from '@travesia/api-client';
import type { Delivery } from '@travesia/booking';
import { isGone } from '@travesia/contracts';
import { BookingMoney } from '@travesia/booking-ui/confirmed';
import { frameStyles } from '@travesia/booking-ui/frame';
import { OtherBooking } from '@travesia/booking-ui/other-booking';
import { useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { StepWaiting } from '../steps/step-waiting.tsx';
import { useLeave } from '../steps/use-leave.ts';
import { checkoutTexts } from '../texts.ts';
import { OpenPaymentLink } from './open-payment-link.tsx';
import { OpenTripLink } from './open-trip-link.tsx';
import { BillingPage } from './billing-page.tsx';
import { holdEndOf, HoldEnded, HoldUnderWay } from './held-trip.tsx';
import { standingOf } from './order-state.ts';
import { PaymentUnderWay } from './payment-under-way.tsx';

/** /booking/BillingSummary (F-34): the order of this tab, or the one that the link of a mail opens (D-16, Q-13). */
export function BillingStep() {
  const { mailLink } = useCheckout();
  const [opening, setOpening] = useState(mailLink.read);
  useEffect(() => mailLink.watch(() => setOpening((before) => mailLink.read() ?? before)), [mailLink]);
  if (opening === null) return <OrderOfTab />;
  const Open = opening.kind === 'trip' ? OpenTripLink : OpenPaymentLink;
  return (
    <Open
      key={opening.link}
      link={opening.link}
      onOpened={() => {
        mailLink.clear();
        setOpening(null);
      }}
    />
  );
}

/** Loading, no order, failed, or the page. */
function OrderOfTab() {
  const { t } = useText(checkoutTexts);
  const { session, payments, drafts } = useCheckout();
  const { locale } = useVisitorContext();
  const pathsOf = useOrderPaths();
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const { orderView } = snapshot;
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const { bookingId, order } = drafts.read();
  /** How often this tab has gone over to another booking: its page begins anew. */
  const [opened, setOpened] = useState(0);
  const [selection] = useState(() => drafts.read().selection);
  const hasSelection = [bookingId, order, selection].some((known) => known !== null);
  const isPaid =
    orderView !== null && standingOf(orderView.state) === 'confirmed' && orderView.cartId !== null;

  const deliver = useCallback(() => {
    setDelivery(null);
    void session.deliverAll().then(setDelivery);
  }, [session]);

  useEffect(() => {
    // A server that lost the session, or a step of it, is told again before the page is shown (P-16).
    if (hasSelection) deliver();
  }, [deliver, hasSelection]);
  const isShown = delivery !== null;
  useEffect(() => {
    // Words of the order come in the language of the page.
    if (isShown) void session.refreshOrderView();
    // Only a change of the language asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, locale]);
  useEffect(() => {
    if (!isPaid || !orderView?.cartId) return;
    const { cartId, orderKind, summaryPath } = orderView;
    payments.write({ cartId, orderKind, summaryPath, providerUrl: null, outcome: 'confirmed' });
  }, [isPaid, orderView, payments]);
  // Nothing was chosen (P-43), or it is paid for already.
  useLeave(!hasSelection ? '/' : isPaid ? pathsOf(orderView.orderKind).success : null);

  if (!hasSelection || isPaid) return <StepWaiting />;
  if (delivery === null) return <StepWaiting />;
  if (orderView) {
    const end = holdEndOf(orderView);
    if (end) return <HoldEnded end={end} />;
    if (orderView.state === 'holding' || orderView.state === 'releasing')
      return <HoldUnderWay state={orderView.state} />;
    if (standingOf(orderView.state) === 'under-way') return <PaymentUnderWay {...orderView} />;
    const page = (
      <BillingPage
        // A trip that was just held is a step of its own: it begins at its top, with an empty card.
        key={`${opened} ${orderView.state === 'held'}`}
        view={orderView}
        snapshot={snapshot}
        onOtherOpened={() => setOpened((count) => count + 1)}
      />
    );
    return orderView.amends ? <BookingMoney booking={orderView.amends}>{page}</BookingMoney> : page;
  }
  if (snapshot.isOtherOpen) {
    return (
      <section className={frameStyles.problem}>
        <StepHeading>{t('billing.title')}</StepHeading>
        <OtherBooking session={session} press={delivery} onTakenUp={() => {}} onOpened={() => {}} />
      </section>
    );
  }
  const failed = delivery.kind === 'failed' ? failureCode(delivery.failure) : null;
  const isOrderGone = failed !== null && (failed === 'order_missing' || isGone(failed));
  return (
    <section className={frameStyles.problem}>
      <StepHeading>{t('billing.title')}</StepHeading>
      {isOrderGone ? (
        <Notice
          tone="attention"
          announce="polite"
          actions={
            <ShellLink path="/" className={buttonClass({ variant: 'primary' })}>
              {t('billing.startAgain')}
            </ShellLink>
          }
        >
          {t('billing.orderGone')}
        </Notice>
      ) : (
        <Notice tone="error" actions={<Button onClick={deliver}>{t('billing.retry')}</Button>}>
          {t('billing.loadFailed')}
        </Notice>
      )}
    </section>
  );
}
