import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BookingSnapshot } from '@travesia/booking';
import type { BillingInformation, OrderView } from '@travesia/contracts';
import { AmendmentFacts } from '@travesia/booking-ui/amendment';
import { BillingForm, type BillingValues } from '@travesia/booking-ui/billing';
import { freshAddress } from '@travesia/booking-ui/choosing';
import { SessionClock, useOfferClock } from '@travesia/booking-ui/clock';
import { CheckoutProgress, frameStyles as frame } from '@travesia/booking-ui/frame';
import { MarketChange } from '@travesia/booking-ui/market-change';
import { OrderLateArrival } from '@travesia/booking-ui/late-arrival';
import { useProblemLines, type BlockFormHandle, type ProblemLine } from '@travesia/booking-ui/form';
import { SaveFailuresTold, SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useText } from '@travesia/i18n';
import { ErrorSummary, focusField } from '@travesia/ui/error-summary';
import { RequiredNote } from '@travesia/ui/field';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useStepTitle } from '../steps/step-title.ts';
import { checkoutTexts } from '../texts.ts';
import { billingPrefill } from './billing-prefill.ts';
import { staysAtCard } from '../payment/failed-payment.ts';
import type { PaymentFieldsHandle } from '../payment/payment-form.ts';
import { HeldTrip } from './held-trip.tsx';
import { HoldOffer } from './hold-offer.tsx';
import { OrderAside } from './order-aside.tsx';
import { FailedPaymentNotice } from './failed-payment-notice.tsx';
import { PayArea } from './pay-area.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentObstacleNotice } from './payment-obstacle-notice.tsx';
import { MissingSteps, missingEarlierSteps } from './missing-steps.tsx';
import { usePayment } from './use-payment.ts';
import styles from './billing.module.css';

const OTHER_BOOKING = { kind: 'other-booking' } as const;
export type BillingPageProps = {
  view: OrderView;
  snapshot: BookingSnapshot;
  /** This tab is about another booking now. */
  onOtherOpened: () => void;
};

/** Payment method and billing left, what is bought right; everything but the card is saved as it is typed (F-34). */
export function BillingPage({ view, snapshot, onOtherOpened }: BillingPageProps) {
  const { t } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const host = useHost();
  const { session, drafts, payments, nowMs } = useCheckout();
  const pathsOf = useOrderPaths();
  const [failed, setFailed] = useState(() => payments.readFailed());
  const { countryCode, market, currency } = useVisitorContext();
  const { amends } = view;
  useStepTitle(amends?.title);
  const knownBilling = amends?.billing ?? null;
  const [initialValues] = useState(() => billingPrefill(drafts.read(), countryCode, knownBilling));
  const { errors, attempt, show } = useProblemLines();
  const firstInError = errors[0]?.fieldId;
  const latestText = useRef(t);
  useLayoutEffect(() => {
    latestText.current = t;
  });
  const billing = useRef<BlockFormHandle>(null);
  const billingTitle = useId();
  const amendmentTitle = useId();
  const method = useRef<PaymentFieldsHandle>(null);
  const { isPaying, obstacle, noticed, clearObstacle, pay } = usePayment(view, method);
  const clock = useOfferClock({
    endsAtMs: snapshot.heldUntilMs,
    nowMs,
    isPaused: isPaying,
  });
  const isOtherNoticed = snapshot.isOtherOpen && obstacle?.kind !== 'other-booking';
  const inTheWay = isOtherNoticed ? OTHER_BOOKING : (obstacle ?? noticed);
  const results = drafts.read().searchInitialState ?? pathsOf(view.orderKind).results;
  const announce = (text: string) => host.announcement.set(text);
  const isOver = clock?.status === 'finished';
  const isHeld = view.state === 'held';

  useEffect(() => {
    // Nothing typed is lost at zero but the card (S-43, S-28).
    if (isOver) method.current?.clear();
  }, [isOver]);
  const goToFirstInError = useEffectEvent(() => {
    if (!firstInError) return;
    if (firstInError === method.current?.fieldId) method.current.showErrors();
    focusField(firstInError);
  });
  // After the summary of errors has taken the focus, it goes to the first of them (S-31); not while they are mended.
  useEffect(() => goToFirstInError(), [attempt]);

  const changeBilling = (values: BillingValues, payload: BillingInformation | null) => {
    session.remember({ billingInformation: values });
    session.save('billing', payload);
  };

  async function press() {
    if (isPaying) return;
    clearObstacle();
    payments.clearFailed();
    setFailed(null);
    // First: what counts is what stood there when Pay was pressed, not what is typed while something is sent.
    const incomplete = (
      await Promise.all([method.current?.validate() ?? [], billing.current?.validate() ?? []])
    ).flat();
    // What this tab still holds is sent again before anybody is asked for it.
    if (missingEarlierSteps(view).length > 0) await session.deliverAll();
    const known = session.getSnapshot().orderView ?? view;
    const missing: ProblemLine[] = [
      ...missingEarlierSteps(known).map((step) => ({
        fieldId: step.id,
        words: () => latestText.current(step.message),
      })),
      ...incomplete,
    ];
    show(missing);
    if (missing.length > 0) return;
    announce(t('billing.paying'));
    const typed = billingPrefill(drafts.read(), countryCode);
    await pay({
      line1: typed.addressLine1.trim(),
      city: typed.city.trim(),
      postalCode: typed.postCode.trim(),
      country: typed.country,
    });
    announce('');
    setFailed(payments.readFailed());
  }

  /** The product's own summary asks for the price and sets the order anew, with all that was typed (S-45). */
  const checkAgain = () => host.navigation.navigate(view.summaryPath, { replace: true });

  /** What another tab changed in this very booking is told again by the summary, from what was typed in this tab. */
  function goOnHere() {
    clearObstacle();
    const isAsShown = session.getSnapshot().orderView?.orderKey === view.orderKey;
    if (!isAsShown) host.navigation.navigate(view.summaryPath);
  }

  return (
    <div className={frame.page}>
      <header className={frame.header}>
        {!amends && <CheckoutProgress step="payment" />}
        {/* Who travels is what is held. */}
        {!isHeld && (
          <ShellLink path={view.summaryPath} className={styles.back}>
            {t(amends ? 'billing.backToBooking' : 'billing.back')}
          </ShellLink>
        )}
        <StepHeading>{amends?.title ?? t(isHeld ? 'hold.heldTitle' : 'billing.title')}</StepHeading>
        <p className={frame.soft}>
          {amends?.referenceId
            ? t('billing.introChange', { reference: amends.referenceId })
            : t('billing.intro')}
        </p>
        <MarketChange market={market.id} currency={currency} />
        {isHeld && view.hold ? (
          <HeldTrip hold={view.hold} endsAtMs={snapshot.heldUntilMs} />
        ) : (
          <SessionClock
            words={view.words}
            view={clock}
            announce={announce}
            onRefreshSelected={checkAgain}
            onBackToResults={() => host.navigation.navigate(results)}
            onRefreshResults={() => host.navigation.navigate(freshAddress(results))}
          />
        )}
      </header>
      <div className={frame.columns}>
        <form
          className={frame.steps}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void press();
          }}
        >
          <ErrorSummary title={t('billing.missing')} errors={errors} attempt={attempt} />
          <MissingSteps view={view} />
          {amends?.amendment && (
            <section className={frame.block} aria-labelledby={amendmentTitle}>
              <h2 id={amendmentTitle}>{t('billing.whatYouPay')}</h2>
              <AmendmentFacts
                amendment={amends.amendment}
                travellers={view.travellers.map(({ id, name = '' }) => ({ id, name }))}
                isPaid={false}
              />
            </section>
          )}
          {!isHeld && view.hold && missingEarlierSteps(view).length === 0 && (
            <HoldOffer view={view} hold={view.hold} />
          )}
          {failed && staysAtCard(failed) && (
            <FailedPaymentNotice
              failed={failed}
              onOtherCard={() =>
                method.current?.focus(billingPrefill(drafts.read(), countryCode).cardHolderName)
              }
            />
          )}
          <PaymentMethod view={view} onSubmit={() => void press()} handle={method} />
          <section className={frame.block} aria-labelledby={billingTitle}>
            <h2 id={billingTitle}>{words.t('billing.title')}</h2>
            {knownBilling && <p className={frame.soft}>{t('billing.asBefore')}</p>}
            <RequiredNote>{words.t('form.asterisk')}</RequiredNote>
            <BillingForm initialValues={initialValues} onChange={changeBilling} handle={billing} />
            <SaveFailuresTold value={inTheWay !== null}>
              <SaveMark state={snapshot.saves.billing} onRetry={() => void session.flush()} />
            </SaveFailuresTold>
          </section>
          {inTheWay && (
            <PaymentObstacleNotice
              obstacle={inTheWay}
              refuse={view.words.refuse}
              press={obstacle}
              onRetry={() => void press()}
              onTakenUp={goOnHere}
              onOpened={onOtherOpened}
              onAcceptPrice={() => {
                clearObstacle();
                void session.refreshOrderView();
              }}
              onRefusePrice={() => host.navigation.navigate(results)}
            />
          )}
          {/* A payment that failed is still told at the card: the place is kept all the same. */}
          {isHeld && failed && !staysAtCard(failed) && (
            <Notice tone="error" title={words.t('payment.failed')}>
              {t('hold.paymentFailed')}
            </Notice>
          )}
          <OrderLateArrival view={view} />
          <PayArea view={view} isPaying={isPaying} isBlocked={inTheWay?.kind === 'price-changed'} />
        </form>
        <OrderAside view={view} />
      </div>
    </div>
  );
}
