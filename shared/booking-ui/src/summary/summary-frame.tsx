import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { BILLING_PATH } from '@travesia/booking';
import { useNavigate } from '@travesia/platform/libraries';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { Button, STEADY_PRESS } from '@travesia/ui/button';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { holdWordsOf, isHeld, type MoneyBody, type OrderWords } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { Charged, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { CallCode } from '../call-code/index.ts';
import { freshAddress } from '../choosing/fresh-address.ts';
import { SessionClock, useOfferClock } from '../clock/index.ts';
import type { BlockFormHandle } from '../form/index.ts';
import { ContinueElsewhere } from '../continue-elsewhere/index.ts';
import { CheckoutProgress, frameStyles as styles, StickyAside } from '../frame/index.ts';
import { MarketChange } from '../market-change/index.ts';
import { OtherBooking } from '../other-booking/index.ts';
import { PriceChange, type PriceChangeProps } from '../price/index.ts';
import { SaveFailuresTold } from '../save-mark/index.ts';
import { PaymentFailedNotice, type SummarySession } from '../session/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { DeliveryNotice } from './delivery-notice.tsx';
import { useWayToPayment } from './use-way-to-payment.ts';

export type SummaryFrameProps = {
  title: string;
  intro: string;
  words: OrderWords;
  booking: SummarySession;
  /** A price that changed and has not been agreed to (S-46). */
  consent: Pick<
    PriceChangeProps,
    'previous' | 'current' | 'reason' | 'lines' | 'onAccept' | 'onCorrect'
  > | null;
  /** Once everything is filled in; false where the payment is not to be opened yet. */
  onBeforePayment?: () => Promise<boolean>;
  /** Opened again to correct fields of this name: the first of them has the focus. */
  correctedField?: 'dateOfBirth' | 'age' | undefined;
  /** Goes on to the payment as soon as nothing has to be agreed to: it was asked for before. */
  goesOn?: boolean;
  /** Checked in this order before the payment. */
  blocks: readonly RefObject<BlockFormHandle | null>[];
  /** Asks the supplier for the price again (S-45). */
  onCheckAgain: () => Promise<unknown>;
  /** Address of what else could be chosen. */
  results: string;
  /** What everybody pays together; null until the server said it. */
  total: MoneyBody | null;
  /** What the property takes on top of it. */
  payAtProperty?: MoneyBody | null | undefined;
  travellerCount: number;
  aside: ReactNode;
  /** The steps, each a block. */
  children: ReactNode;
};

/** What was chosen, before it is paid: the clock of its price, the steps, the way to the payment. */
export function SummaryFrame(props: SummaryFrameProps) {
  const { title, intro, booking, consent, blocks, onCheckAgain, results } = props;
  const { t, locale } = useText(bookingTexts);
  const words = holdWordsOf(props.words, locale);
  const money = useShownMoney();
  const { numberLocale } = usePriceFormat();
  const navigate = useNavigate();
  const sdk = useSdk();
  const { market, currency } = usePlatform();
  const continueButton = useRef<HTMLButtonElement>(null);
  const { announce, nowMs } = useRemotePage();
  const { session, snapshot } = booking;
  const isKept = snapshot.orderView !== null && isHeld(snapshot.orderView.state);
  useEffect(() => {
    // Who travels is what is held: only paying it or giving it up is left, and both are there.
    if (isKept) sdk.openDocument(BILLING_PATH);
  }, [isKept, sdk]);
  const clock = useOfferClock({
    endsAtMs: snapshot.heldUntilMs,
    nowMs,
  });
  const { errors, attempt, isLeaving, obstacle, otherOpenCount, goToPayment } = useWayToPayment(
    session,
    blocks,
    props.onBeforePayment,
  );
  // It takes the place of a long page that may be scrolled far down.
  const consentTitle = useRef<HTMLHeadingElement>(null);
  const isAsked = consent !== null;
  useEffect(() => {
    if (isAsked) consentTitle.current?.focus();
  }, [isAsked]);
  const form = useRef<HTMLFormElement>(null);
  const correctedField = isAsked ? undefined : props.correctedField;
  useEffect(() => {
    if (correctedField) form.current?.querySelector<HTMLInputElement>(`[name="${correctedField}"]`)?.focus();
  }, [correctedField]);
  const goOn = useEffectEvent(() => void goToPayment());
  const isGoingOn = props.goesOn === true && consent === null;
  useEffect(() => {
    if (isGoingOn) goOn();
  }, [isGoingOn]);

  if (consent) {
    return (
      <section className={styles.problem}>
        <h1 ref={consentTitle} tabIndex={-1}>
          {title}
        </h1>
        <PriceChange {...consent} refuse={words.refuse} onRefuse={() => void navigate(results)} />
      </section>
    );
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <CheckoutProgress step="details" />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.soft}>{intro}</p>
        <SessionClock
          words={words}
          view={clock}
          announce={announce}
          onRefreshSelected={() => {
            session.forgetHold();
            void onCheckAgain();
          }}
          onBackToResults={() => void navigate(results)}
          onRefreshResults={() => void navigate(freshAddress(results))}
        />
        <MarketChange market={market.id} currency={currency} />
        <PaymentFailedNotice onAgain={() => void goToPayment()} />
      </header>
      <form
        ref={form}
        className={styles.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goToPayment();
        }}
      >
        <div className={styles.steps}>
          <ErrorSummary title={t('summary.problems')} errors={errors} attempt={attempt} />
          <SaveFailuresTold value={snapshot.isOtherOpen || obstacle !== null}>
            {props.children}
          </SaveFailuresTold>
        </div>
        <div className={styles.side} data-stopped={snapshot.isOtherOpen || obstacle !== null || undefined}>
          <StickyAside label={t('price.title')}>{props.aside}</StickyAside>
          {snapshot.isOtherOpen ? (
            <OtherBooking
              session={session}
              press={otherOpenCount || null}
              onTakenUp={() => continueButton.current?.focus()}
              onOpened={() => sdk.openDocument(BILLING_PATH)}
            />
          ) : (
            obstacle && <DeliveryNotice delivery={obstacle} onRetry={() => void goToPayment()} />
          )}
          <div className={styles.bar}>
            {/* The break-up stands far below, or its end does beside a low window. */}
            {props.total && (
              <p className={styles.barTotal}>
                <span className={styles.soft}>{t('price.totalParty', { count: props.travellerCount })}</span>
                <b>{money(props.total)}</b>
                <Charged amount={props.total} className={styles.soft} />
                {props.payAtProperty && (
                  <span className={styles.soft}>
                    {t('price.plusThere', { there: formatMoney(props.payAtProperty, numberLocale) })}
                  </span>
                )}
              </p>
            )}
            <Button
              {...STEADY_PRESS}
              ref={continueButton}
              type="submit"
              variant="primary"
              pending={isLeaving}
              pendingText={t('summary.continuing')}
            >
              {t('summary.continue')}
            </Button>
          </div>
        </div>
      </form>
      <ContinueElsewhere booking={booking} />
      <CallCode session={session} />
    </div>
  );
}
