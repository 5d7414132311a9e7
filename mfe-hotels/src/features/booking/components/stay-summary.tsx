import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { formatMoney, useText } from '@travesia/i18n';
import type { RateValidateReply } from '@travesia/contracts';
import { freshAddress } from '@travesia/booking-ui/choosing';
import { SessionClock } from '@travesia/booking-ui/clock';
import { ContactForm, emptyContact } from '@travesia/booking-ui/contact';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { GuestsBlock } from '@travesia/booking-ui/guests';
import { PriceChange } from '@travesia/booking-ui/price';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { PaymentFailedNotice, useSummaryClock, type SummarySession } from '@travesia/booking-ui/session';
import { bookingTexts, useFieldError } from '@travesia/booking-ui/texts';
import { Button } from '@travesia/ui/button';
import { ErrorSummary, type SummaryError } from '@travesia/ui/error-summary';
import { RequiredNote } from '@travesia/ui/field';
import { useRemotePage } from '@travesia/page';
import { staysTexts } from '../../stays/index.ts';
import { stayTexts } from '../texts.ts';
import { StayAside } from './stay-aside.tsx';
import { StayCard } from './stay-card.tsx';

export type StaySummaryProps = {
  checked: RateValidateReply;
  booking: SummarySession;
  /** Asks the supplier for the price again (S-45). */
  onCheckAgain: () => void;
};

const BILLING_PATH = '/booking/BillingSummary';

/** Stay, contact and one guest a room; everything is saved as it is typed (H-13). */
export function StaySummary({ checked, booking, onCheckAgain }: StaySummaryProps) {
  const { t } = useText(stayTexts);
  const words = useText(bookingTexts);
  const stays = useText(staysTexts);
  const fieldError = useFieldError();
  const sdk = useSdk();
  const { countryCode } = usePlatform();
  const navigate = useNavigate();
  const { announce, numberLocale, locale } = useRemotePage();
  const { session, calls, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { hotel, room, rate } = checked.data;
  const { stay } = checked.meta;
  const contact = useRef<BlockFormHandle>(null);
  const guests = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(
    checked.meta.priceChanged && draft.stay?.rateKey !== rate.rateKey ? checked.meta.previousTotal : null,
  );
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { clock, shown } = useSummaryClock(rate.rateKey, orderView);
  const rooms = draft.searchInitialState ?? '/hoteles/result';
  const { hotelCode } = hotel.hotelInfo;
  const { roomID } = room;
  const { rateKey } = rate;

  useEffect(() => {
    if (consentNeeded) return;
    const selection = { offerId: null, stay: { hotelCode, roomID, rateKey } };
    session.remember({ orderKind: 'hotel', ...selection });
    session.save('offer', selection);
  }, [session, hotelCode, roomID, rateKey, consentNeeded]);

  async function goToPayment() {
    const problems = [
      ...((await contact.current?.validate()) ?? []),
      ...((await guests.current?.validate()) ?? []),
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
        <h1 tabIndex={-1}>{t('title')}</h1>
        <PriceChange
          item="hotel"
          previous={consentNeeded}
          current={rate.amountAfterTax}
          numberLocale={numberLocale}
          onAccept={() => setConsentNeeded(null)}
          onRefuse={() => void navigate(rooms)}
        />
      </section>
    );
  }

  return (
    <div className={summaryStyles.page}>
      <header className={summaryStyles.header}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={summaryStyles.soft}>{t('intro')}</p>
        <SessionClock
          item="hotel"
          view={shown}
          onExtend={() => void extend()}
          announce={announce}
          onRefreshSelected={() => {
            clock.restart();
            onCheckAgain();
          }}
          onBackToResults={() => void navigate(rooms)}
          onRefreshResults={() => void navigate(freshAddress(rooms))}
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
          <StayCard checked={checked} />
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
          <section className={summaryStyles.block} aria-labelledby="guests-title">
            <h2 id="guests-title">{t('guests.title')}</h2>
            <p className={summaryStyles.soft}>{t('guests.intro')}</p>
            <GuestsBlock
              places={stay.rooms.map(({ adults, childAges }, index) => ({
                id: orderView?.travellers[index]?.id ?? `guest-${index + 1}`,
                sleeps: [
                  t('guests.adults', { count: adults }),
                  ...(childAges.length > 0 ? [t('guests.children', { count: childAges.length })] : []),
                ].join(', '),
              }))}
              remembered={draft.passengers}
              onChange={(values, named) => {
                session.remember({ passengers: values });
                // Only once there is an address to write to (S-12).
                session.save(
                  'passengers',
                  session.getSnapshot().saves.customer.status === 'idle' || !named
                    ? null
                    : { passengers: named },
                );
              }}
              handle={guests}
            />
            <SaveMark state={saves.passengers} onRetry={() => void session.flush()} />
          </section>
          <SaveMark state={saves.offer} onRetry={() => void session.flush()} />
          {rate.payAtProperty && (
            <p className={summaryStyles.soft}>
              {stays.t('price.atProperty', {
                price: formatMoney(rate.payAtProperty, { locale, numberLocale, withCode: true }),
              })}
            </p>
          )}
          <div className={summaryStyles.submit}>
            <Button type="submit" look="call" size="large" pending={isLeaving} pendingText={t('continuing')}>
              {t('continue')}
            </Button>
          </div>
        </form>
        <aside className={summaryStyles.aside}>
          <StayAside checked={checked} view={orderView} />
        </aside>
      </div>
    </div>
  );
}
