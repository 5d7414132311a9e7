import { useRef, useState } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { useText } from '@travesia/i18n';
import type { ActivityValidateReply } from '@travesia/contracts';
import { freshAddress } from '@travesia/booking-ui/choosing';
import { SessionClock } from '@travesia/booking-ui/clock';
import { ContactForm, emptyContact } from '@travesia/booking-ui/contact';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { PriceChange } from '@travesia/booking-ui/price';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { PaymentFailedNotice, useSummaryClock, type SummarySession } from '@travesia/booking-ui/session';
import { bookingTexts, useFieldError } from '@travesia/booking-ui/texts';
import { Button } from '@travesia/ui/button';
import { ErrorSummary, type SummaryError } from '@travesia/ui/error-summary';
import { RequiredNote } from '@travesia/ui/field';
import { useRemotePage } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import type { ChosenOption } from '../../things/index.ts';
import { useOrderSave } from '../hooks/use-order-save.ts';
import { summaryTexts } from '../texts.ts';
import { OptionTicket } from './option-ticket.tsx';
import { PeopleSteps } from './people-steps.tsx';
import { SummaryAside } from './summary-aside.tsx';

export type SummaryProps = {
  option: ChosenOption;
  checked: ActivityValidateReply;
  booking: SummarySession;
  /** Asks the supplier for the price again (S-45). */
  onCheckAgain: () => void;
};

const BILLING_PATH = '/booking/BillingSummary';

/** Option, contact, people and questions; everything is saved as it is typed (T-06). */
export function Summary({ option, checked, booking, onCheckAgain }: SummaryProps) {
  const { t } = useText(summaryTexts);
  const words = useText(bookingTexts);
  const fieldError = useFieldError();
  const sdk = useSdk();
  const { kind, resultsPath } = useThings();
  const { countryCode } = usePlatform();
  const navigate = useNavigate();
  const { announce, numberLocale } = useRemotePage();
  const { session, calls, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { rate } = checked.data;
  const contact = useRef<BlockFormHandle>(null);
  const people = useRef<BlockFormHandle>(null);
  const questions = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(
    checked.meta.priceChanged && draft.activity?.rateKey !== rate.rateKey ? checked.meta.previousTotal : null,
  );
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { clock, shown } = useSummaryClock(rate.rateKey, orderView);
  const choices = draft.searchInitialState ?? resultsPath;
  useOrderSave(session, { option, rate, isAgreed: consentNeeded === null });

  async function goToPayment() {
    const problems = [
      ...((await contact.current?.validate()) ?? []),
      ...((await people.current?.validate()) ?? []),
      ...((await questions.current?.validate()) ?? []),
    ];
    setErrors(problems.map(({ controlId, code }) => ({ fieldId: controlId, message: fieldError(code) })));
    setAttempt((count) => count + 1);
    if (problems.length > 0) return;
    setLeaving(true);
    const isSaved = await session.flush();
    setLeaving(false);
    if (isSaved) sdk.openDocument(BILLING_PATH);
  }

  async function extend() {
    try {
      const { data } = await calls.extend();
      clock.setSecondsLeft(data.secondsLeft);
    } catch {
      // The supplier gives no more time: the clock goes on and the dialog comes at its moment.
      announce(t('noMoreTime'));
    }
  }

  if (consentNeeded) {
    return (
      <section className={summaryStyles.problem}>
        <h1 tabIndex={-1}>{t(`title.${kind}`)}</h1>
        <PriceChange
          item={kind}
          previous={consentNeeded}
          current={{ amount: rate.amount, currency: rate.currency }}
          numberLocale={numberLocale}
          onAccept={() => setConsentNeeded(null)}
          onRefuse={() => void navigate(choices)}
        />
      </section>
    );
  }

  return (
    <div className={summaryStyles.page}>
      <header className={summaryStyles.header}>
        <h1 tabIndex={-1}>{t(`title.${kind}`)}</h1>
        <p className={summaryStyles.soft}>{t('intro')}</p>
        <SessionClock
          item={kind}
          view={shown}
          onExtend={() => void extend()}
          announce={announce}
          onRefreshSelected={() => {
            clock.restart();
            onCheckAgain();
          }}
          onBackToResults={() => void navigate(choices)}
          onRefreshResults={() => void navigate(freshAddress(choices))}
        />
        <PaymentFailedNotice onAgain={() => void goToPayment()} />
      </header>
      <div className={summaryStyles.columns}>
        <form
          className={summaryStyles.steps}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void goToPayment();
          }}
        >
          <ErrorSummary title={t('problems', { count: errors.length })} errors={errors} attempt={attempt} />
          <OptionTicket checked={checked} />
          <section className={summaryStyles.block} aria-labelledby="contact-title">
            <h2 id="contact-title">{t('contact')}</h2>
            <p className={summaryStyles.soft}>{words.t('contact.intro')}</p>
            <RequiredNote>{t('required')}</RequiredNote>
            <ContactForm
              withoutFrequentFlyer
              initialValues={{ ...emptyContact(countryCode ?? 'ES'), ...draft.customerDetails }}
              onChange={(values, details) => {
                session.remember({ customerDetails: values });
                session.save('customer', details);
              }}
              handle={contact}
            />
            <SaveMark state={saves.customer} onRetry={() => void session.flush()} />
          </section>
          <PeopleSteps checked={checked} booking={booking} people={people} questions={questions} />
          <SaveMark state={saves.offer} onRetry={() => void session.flush()} />
          <div className={summaryStyles.submit}>
            <Button type="submit" look="call" size="large" pending={isLeaving} pendingText={t('continuing')}>
              {t('continue')}
            </Button>
          </div>
        </form>
        <aside className={summaryStyles.aside}>
          <SummaryAside checked={checked} view={orderView} />
        </aside>
      </div>
    </div>
  );
}
