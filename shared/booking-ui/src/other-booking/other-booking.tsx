import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { waitingAddress, type BookingSession, type BookingSnapshot } from '@travesia/booking';
import { isBeingPaid, type OrderView } from '@travesia/contracts';
import { errorText, useMoney, useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ByPress } from '../by-press/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

export type OtherBookingProps = {
  session: Pick<BookingSession, 'takeUp' | 'openOther' | 'readOther' | 'getSnapshot'>;
  /** The press that was refused for it, if any. */
  press: unknown;
  /** This tab goes on with its own trip. */
  onTakenUp: () => void;
  /** This tab is about the other trip now. */
  onOpened: () => void;
};

type Trip = Pick<OrderView, 'bookingId' | 'heading' | 'total' | 'state' | 'cartId'>;

/** How often a payment that is in the way is asked about. */
const PAYING_POLL_MS = 5_000;

/** This tab's trip and the other one: undefined until it is read, null where the server did not say it. */
function useBothTrips(session: OtherBookingProps['session'], refusal: string | null, locale: string) {
  const [other, setOther] = useState<Trip | null | undefined>(undefined);
  const [readCount, setReadCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      if (!isGone) timer = setTimeout(() => setReadCount((count) => count + 1), PAYING_POLL_MS);
    };
    session.readOther().then(
      (trip) => {
        if (isGone) return;
        setOther(trip);
        if (isBeingPaid(trip.state)) later();
      },
      () => {
        if (isGone) return;
        // What was read last still stands.
        setOther((known) => known ?? null);
        if (readCount > 0) later();
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // The heading is the server's words, in the language of the page.
  }, [session, refusal, readCount, locale]);
  const own: BookingSnapshot['orderView'] = session.getSnapshot().orderView;
  return { own, other };
}

/** What the other booking leaves to decide: which of the two, nothing while it is being paid, or only to go on. */
function standingOf(other: Trip | null | undefined): 'open' | 'paying' | 'done' {
  if (!other) return 'open';
  if (isBeingPaid(other.state)) return 'paying';
  return other.cartId ? 'done' : 'open';
}

/** What stands in the way of this tab's trip; how to go on is the traveller's word, never the page's (decision 26). */
export function OtherBooking(props: OtherBookingProps) {
  return props.session.getSnapshot().isElsewhere ? <OnOtherDevice {...props} /> : <OtherTrip {...props} />;
}

function useDecision() {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function decide(decision: () => Promise<void>, onDone: () => void) {
    if (isAsking) return;
    setAsking(true);
    setRefusal(null);
    try {
      await decision();
      onDone();
    } catch (failure) {
      setRefusal(failureCode(failure));
    } finally {
      setAsking(false);
    }
  }
  return { refusal, decide };
}

/** One trip, two devices: it is where it was continued last, until the traveller takes it back. */
function OnOtherDevice({ session, press, onTakenUp }: OtherBookingProps) {
  const { t, locale } = useText(bookingTexts);
  const { refusal, decide } = useDecision();
  return (
    <ByPress press={press}>
      <Notice
        tone="attention"
        announce="assertive"
        title={t('otherBooking.elsewhere.title')}
        actions={
          <Button variant="primary" onClick={() => void decide(session.takeUp, onTakenUp)}>
            {t('otherBooking.elsewhere.here')}
          </Button>
        }
      >
        <p>{t('otherBooking.elsewhere.text')}</p>
        {refusal && <p>{errorText(refusal, locale)}</p>}
      </Notice>
    </ByPress>
  );
}

/** Two tabs, two trips. */
function OtherTrip({ session, press, onTakenUp, onOpened }: OtherBookingProps) {
  const { t, locale } = useText(bookingTexts);
  const money = useMoney();
  const { refusal, decide } = useDecision();
  const { own, other } = useBothTrips(session, refusal, locale);
  const standing = standingOf(other);

  const takeUp = (
    <Button variant="primary" onClick={() => void decide(session.takeUp, onTakenUp)}>
      {t('otherBooking.takeUp')}
    </Button>
  );
  const trip = other && { trip: other.heading, total: money(other.total) };

  if (other === undefined) return <ByPress press={press}>{null}</ByPress>;
  if (trip && standing !== 'open')
    return (
      <ByPress press={press}>
        <Notice
          tone="attention"
          announce="assertive"
          title={t(`otherBooking.${standing}.title`)}
          actions={
            standing === 'done'
              ? takeUp
              : other?.cartId && (
                  <ButtonLink
                    variant="primary"
                    href={waitingAddress(locale, other.cartId)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('otherBooking.paying.see')}
                  </ButtonLink>
                )
          }
        >
          <p>{t(`otherBooking.${standing}.text`, trip)}</p>
          {standing === 'done' && refusal && <p>{errorText(refusal, locale)}</p>}
        </Notice>
      </ByPress>
    );
  return (
    <ByPress press={press}>
      <Notice
        tone="attention"
        announce="assertive"
        title={t('otherBooking.title')}
        actions={
          <>
            {takeUp}
            <Button onClick={() => void decide(session.openOther, onOpened)}>{t('otherBooking.open')}</Button>
          </>
        }
      >
        <p>{t('otherBooking.text')}</p>
        {own && <p>{t('otherBooking.this', { trip: own.heading, total: money(own.total) })}</p>}
        {trip && <p>{t('otherBooking.other', trip)}</p>}
        {refusal && <p>{errorText(refusal, locale)}</p>}
      </Notice>
    </ByPress>
  );
}
