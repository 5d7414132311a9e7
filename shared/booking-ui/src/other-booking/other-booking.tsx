import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { BookingSession, BookingSnapshot } from '@travesia/booking';
import type { OrderView } from '@travesia/contracts';
import { errorText, useMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
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

type Trip = Pick<OrderView, 'heading' | 'total'>;

/** This tab's trip and the other one, as far as they are known; without the server the question stands alone. */
function useBothTrips(session: OtherBookingProps['session']) {
  const [other, setOther] = useState<Trip | null>(null);
  useEffect(() => {
    let isGone = false;
    session.readOther().then(
      (trip) => !isGone && setOther(trip),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [session]);
  const own: BookingSnapshot['orderView'] = session.getSnapshot().orderView;
  return { own, other };
}

/** Two tabs, two trips (decision 26): which one to go on with is the traveller's word, never the page's. */
export function OtherBooking({ session, press, onTakenUp, onOpened }: OtherBookingProps) {
  const { t, locale } = useText(bookingTexts);
  const money = useMoney();
  const { own, other } = useBothTrips(session);
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

  return (
    <ByPress press={press}>
      <Notice
        tone="attention"
        announce="assertive"
        title={t('otherBooking.title')}
        actions={
          <>
            <Button variant="primary" onClick={() => void decide(session.takeUp, onTakenUp)}>
              {t('otherBooking.takeUp')}
            </Button>
            <Button onClick={() => void decide(session.openOther, onOpened)}>{t('otherBooking.open')}</Button>
          </>
        }
      >
        <p>{t('otherBooking.text')}</p>
        {own && <p>{t('otherBooking.this', { trip: own.heading, total: money(own.total) })}</p>}
        {other && <p>{t('otherBooking.other', { trip: other.heading, total: money(other.total) })}</p>}
        {refusal && <p>{errorText(refusal, locale)}</p>}
      </Notice>
    </ByPress>
  );
}
