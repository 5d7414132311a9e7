import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@travesia/platform/libraries';
import { useSdk } from '@travesia/platform/react';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { useText } from '@travesia/i18n';
import type { ChosenStay } from '@travesia/booking';
import type { Passenger } from '@travesia/contracts';
import { freshAddress } from '@travesia/booking-ui/choosing';
import { SessionClock } from '@travesia/booking-ui/clock';
import { ContactForm, emptyContact, type ContactValues } from '@travesia/booking-ui/contact';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { PriceChange } from '@travesia/booking-ui/price';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts, useFieldError } from '@travesia/booking-ui/texts';
import { Button } from '@travesia/ui/button';
import { ErrorSummary, type SummaryError } from '@travesia/ui/error-summary';
import { RequiredNote } from '@travesia/ui/field';
import { useRemotePage } from '@travesia/page';
import { useQueryClient } from '@travesia/platform/libraries';
import type { OpenedOffer } from '../api/open-offer.ts';
import type { SummarySession } from '@travesia/booking-ui/session';
import { PaymentFailedNotice, useSummaryClock } from '@travesia/booking-ui/session';
import { summaryTexts } from '../texts.ts';
import { BaggageBlock } from './baggage-block.tsx';
import { FareConditionsBlock } from './fare-conditions-block.tsx';
import { ItineraryBlock } from './itinerary-block.tsx';
import { PriceAside } from './price-aside.tsx';
import { StayBlock } from './stay-block.tsx';
import { TravellersBlock } from './travellers-block.tsx';

export type SummaryProps = {
  opened: OpenedOffer;
  /** The other half of a package (K-03). */
  stay: ChosenStay | null;
  booking: SummarySession;
};

const BILLING_PATH = '/booking/BillingSummary';

/** Flights, baggage, contact and travellers of one priced offer; everything is saved as it is typed. */
export function Summary({ opened, stay, booking }: SummaryProps) {
  const { t } = useText(summaryTexts);
  const words = useText(bookingTexts);
  const fieldError = useFieldError();
  const sdk = useSdk();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { announce, numberLocale } = useRemotePage();
  const { session, calls, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const offer = opened.data;
  const contact = useRef<BlockFormHandle>(null);
  const travellers = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(opened.previousTotal);
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { clock, shown } = useSummaryClock(offer.id, orderView);
  const results = draft.searchInitialState ?? '/vuelos';
  // The same stay is the same selection, whichever draw it came with.
  const stayKey = stay ? JSON.stringify(stay) : null;
  const item = stay ? 'package' : 'flight';

  useEffect(() => {
    if (consentNeeded) return;
    const selection = stayKey
      ? { offerId: offer.id, stay: JSON.parse(stayKey) as ChosenStay }
      : { offerId: offer.id };
    session.remember({ orderKind: stayKey ? 'package' : 'flight', stay: null, ...selection });
    session.save('offer', selection);
    // What both halves cost together only the server says: it is asked at once.
    if (stayKey) void session.flush();
  }, [session, offer.id, stayKey, consentNeeded]);

  const changeContact = (values: ContactValues, details: Parameters<typeof session.save<'customer'>>[1]) => {
    session.remember({ customerDetails: values });
    session.save('customer', details);
  };
  const changeTravellers = (values: { id: string }[], passengers: Passenger[] | null) => {
    session.remember({ passengers: values });
    // Only once there is an address to write to (S-12).
    session.save(
      'passengers',
      session.getSnapshot().saves.customer.status === 'idle' || !passengers ? null : { passengers },
    );
  };

  async function goToPayment() {
    const problems = [
      ...((await contact.current?.validate()) ?? []),
      ...((await travellers.current?.validate()) ?? []),
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
      announce(t('failed.text'));
    }
  }

  if (consentNeeded) {
    return (
      <section className={summaryStyles.problem}>
        <h1>{t('title')}</h1>
        <PriceChange
          item={item}
          previous={consentNeeded}
          current={offer.price.intTotal}
          numberLocale={numberLocale}
          onAccept={() => setConsentNeeded(null)}
          onRefuse={() => void navigate(results)}
        />
      </section>
    );
  }

  return (
    <div className={summaryStyles.page}>
      <header className={summaryStyles.header}>
        <h1>{t('title')}</h1>
        <p className={summaryStyles.soft}>{t('intro')}</p>
        <SessionClock
          item={item}
          view={shown}
          onExtend={() => void extend()}
          announce={announce}
          onRefreshSelected={() =>
            void queries.invalidateQueries({ queryKey: ['opened-offer'] }).then(() => clock.restart())
          }
          onBackToResults={() => void navigate(results)}
          onRefreshResults={() => void navigate(freshAddress(results))}
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
          <ItineraryBlock opened={opened} />
          {stay && (
            <StayBlock
              view={orderView}
              state={saves.offer}
              hotels={results}
              flightOnly={`/booking/summary?flightOfferId=${encodeURIComponent(offer.id)}`}
            />
          )}
          <BaggageBlock
            offer={offer}
            chosen={draft.bags}
            state={saves.baggage}
            onChange={(bags) => {
              session.remember({ bags });
              session.save('baggage', bags);
            }}
            onRetry={() => void session.flush()}
          />
          <section className={summaryStyles.block} aria-labelledby="contact-title">
            <h2 id="contact-title">{t('steps.contact')}</h2>
            <p className={summaryStyles.soft}>{words.t('contact.intro')}</p>
            <RequiredNote>{t('required')}</RequiredNote>
            <ContactForm
              initialValues={{
                ...emptyContact(sdk.context.getSnapshot().countryCode ?? 'ES'),
                ...draft.customerDetails,
              }}
              onChange={changeContact}
              handle={contact}
            />
            <SaveMark state={saves.customer} onRetry={() => void session.flush()} />
          </section>
          <TravellersBlock
            offer={offer}
            remembered={draft.passengers}
            savedDocuments={orderView?.savedDocuments ?? []}
            passportRequired={orderView?.requirements.passportRequired ?? false}
            state={saves.passengers}
            onChange={changeTravellers}
            onRetry={() => void session.flush()}
            handle={travellers}
          />
          <div className={summaryStyles.submit}>
            <Button type="submit" look="call" size="large" pending={isLeaving} pendingText={t('continuing')}>
              {t('continue')}
            </Button>
          </div>
        </form>
        <aside className={summaryStyles.aside}>
          <PriceAside offer={offer} bags={draft.bags} view={orderView} isPackage={stay !== null} />
          <FareConditionsBlock offer={offer} />
        </aside>
      </div>
    </div>
  );
}
