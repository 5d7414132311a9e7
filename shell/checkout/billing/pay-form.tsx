import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { BillingForm, emptyBilling, type BillingValues } from '@travesia/booking-ui/billing';
import { SessionClock } from '@travesia/booking-ui/clock';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { Journey } from '@travesia/booking-ui/itinerary';
import { PriceBreakup, PriceChange } from '@travesia/booking-ui/price';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts, useFieldError } from '@travesia/booking-ui/texts';
import { createCountdown } from '@travesia/booking';
import type { OrderView } from '@travesia/contracts';
import { errorText, formatMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { ErrorSummary, type SummaryError } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { hrefOf } from '../../src/host/host.ts';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { CardFrame } from '../card/card-frame.tsx';
import type { CardFrameController, CardFrameView } from '../card/card-frame-controller.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { checkoutTexts } from '../texts.ts';
import { usePay } from './use-pay.ts';
import styles from './billing.module.css';

const MISSING_WORDS = {
  order: 'billing.missingOrder',
  customer: 'billing.missingCustomer',
  passengers: 'billing.missingPassengers',
  billing: 'billing.missingBilling',
  payment: 'billing.missingPayment',
} as const;

/** Failures of the card that the frame shows no words for. */
const CARD_WORDS: Readonly<Record<string, 'cardFailure.timeout' | 'cardFailure.card_invalid'>> = {
  timeout: 'cardFailure.timeout',
  card_invalid: 'cardFailure.card_invalid',
};

/** Billing on the left, what it costs on the right, one button (S-14 to S-31, S-40). */
export function PayForm({ view }: { view: OrderView }) {
  const { t, locale } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const fieldError = useFieldError();
  const host = useHost();
  const { market, countryCode } = useVisitorContext();
  const { session, calls, leave, nowMs } = useCheckout();
  const { draft, saves } = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const billing = useRef<BlockFormHandle>(null);
  const card = useRef<CardFrameController | null>(null);
  const [cardView, setCardView] = useState<CardFrameView | null>(null);
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { state, pay, reset } = usePay(view, card);
  const numberLocale = market.numberLocale[locale];
  const total = formatMoney(view.total, { locale, numberLocale, withCode: true });
  const onCard = useCallback((next: CardFrameView) => setCardView(next), []);
  const clock = useMemo(
    () => createCountdown({ durationMs: view.clock.secondsLeft * 1000, nowMs }),
    [view.clock.secondsLeft, nowMs],
  );
  const shown = useSyncExternalStore(clock.subscribe, clock.view, clock.view);
  const results = hrefOf(host, draft.searchInitialState ?? '/');
  const summary = hrefOf(host, view.summaryPath);
  const before = view.missing.filter((step) => step !== 'billing' && step !== 'payment');

  async function press() {
    const problems = (await billing.current?.validate()) ?? [];
    const found: SummaryError[] = problems.map(({ controlId, code }) => ({
      fieldId: controlId,
      message: fieldError(code),
    }));
    if (!cardView?.isComplete && !cardView?.saved)
      found.push({ fieldId: 'card-title', message: t('billing.cardIncomplete') });
    setErrors(found);
    setAttempt((count) => count + 1);
    if (found.length === 0) await pay();
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('billing.title')}</h1>
        <SessionClock
          view={shown}
          announce={(text) => host.announcement.set(text)}
          onExtend={() =>
            void calls.extend().then(
              ({ data }) => clock.setSecondsLeft(data.secondsLeft),
              () => {},
            )
          }
          onRefreshSelected={() => {
            card.current?.clear();
            leave(summary);
          }}
          onBackToResults={() => leave(results)}
          onRefreshResults={() => leave(results)}
        />
        {before.length > 0 && (
          <Notice
            tone="attention"
            title={t('billing.missing')}
            actions={<a href={summary}>{t('billing.back')}</a>}
          >
            <ul>
              {before.map((step) => (
                <li key={step}>{t(MISSING_WORDS[step])}</li>
              ))}
            </ul>
          </Notice>
        )}
      </header>
      <div className={styles.columns}>
        <form
          className={styles.steps}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void press();
          }}
        >
          <ErrorSummary title={t('billing.missing')} errors={errors} attempt={attempt} />
          <section className={styles.block} aria-labelledby="billing-title">
            <h2 id="billing-title">{words.t('billing.title')}</h2>
            <BillingForm
              initialValues={{
                ...emptyBilling(countryCode ?? 'ES'),
                emailId:
                  typeof draft.customerDetails?.['email'] === 'string' ? draft.customerDetails['email'] : '',
                ...(draft.billingInformation as Partial<BillingValues> | null),
              }}
              onChange={(values, payload) => {
                session.remember({ billingInformation: values });
                session.save('billing', payload);
              }}
              handle={billing}
            />
            <SaveMark state={saves.billing} onRetry={() => void session.flush()} />
          </section>
          <section className={styles.block} aria-labelledby="card-title">
            <h2 id="card-title" tabIndex={-1}>
              {t('billing.card')}
            </h2>
            <p className={styles.soft}>{t('billing.lock')}</p>
            <CardFrame controller={card} onChange={onCard} />
          </section>
          {state.status === 'changed' && (
            <PriceChange
              previous={state.previous}
              current={state.current}
              numberLocale={numberLocale}
              onAccept={() => {
                reset();
                void pay();
              }}
              onRefuse={() => leave(results)}
            />
          )}
          {state.status === 'failed' && <Notice tone="error">{errorText(state.code, locale)}</Notice>}
          {state.status === 'card' && !cardView?.failure && (
            <Notice tone="error">{t(CARD_WORDS[state.code] ?? 'cardFailure.unavailable')}</Notice>
          )}
          <div className={styles.submit}>
            <p className={styles.soft}>{words.t('price.chargesInDollars')}</p>
            <Button
              type="submit"
              look="call"
              size="large"
              wide
              disabled={before.length > 0}
              pending={state.status === 'paying'}
              pendingText={t('billing.paying')}
            >
              {t('billing.pay', { price: total })}
            </Button>
          </div>
        </form>
        <aside className={styles.aside}>
          <section className={styles.block} aria-label={t('billing.trip')}>
            {view.sections.map((section) =>
              section.kind === 'journey' ? (
                <Journey key={section.journeyType} journey={section} headingLevel={2} />
              ) : null,
            )}
          </section>
          <section className={styles.block}>
            <PriceBreakup
              lines={view.priceLines}
              total={view.total}
              travellerCount={view.travellers.length}
              numberLocale={numberLocale}
            />
          </section>
          <a href={summary}>{t('billing.back')}</a>
        </aside>
      </div>
    </div>
  );
}
