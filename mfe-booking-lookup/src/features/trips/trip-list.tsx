import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import type { Trip } from '@travesia/contracts';
import { bookedPriceFormat, clockAt, formatNet, formatPrice, paidAndRefunded } from '@travesia/domain';
import { formatClock, formatLocalDate, usePriceFormat, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSdk } from '@travesia/platform/react';
import { openOwnBooking } from '../../data/booking-calls.ts';
import { lookUpFoundTrip, type FoundTrip } from '../../data/found-trips.ts';
import { useOpenBooking } from '../../data/use-open-booking.ts';
import { lookupTexts } from '../../texts.ts';
import styles from './trips.module.css';

/** As its own page writes it: booked, it keeps its currency; before that it is the visitor's. */
function TripTotal({ trip: { amount, currency, totalShown, shownRate, refunded } }: { trip: Trip }) {
  const { t } = useText(lookupTexts);
  const format = usePriceFormat();
  const total = { amount, currency };
  const own =
    totalShown === undefined
      ? format
      : bookedPriceFormat({ totalPaid: total, totalShown, shownRate }, format.numberLocale);
  if (!refunded) return <p className={styles.amount}>{formatPrice(total, own)}</p>;
  const amounts = {
    paid: formatPrice(total, own),
    refunded: formatPrice(refunded, own),
    net: formatNet(paidAndRefunded(total, refunded), own),
  };
  return (
    <p className={styles.soft}>{t(refunded.amount > 0 ? 'trips.refunded' : 'trips.noRefund', amounts)}</p>
  );
}

/** Of a trip that is held, by the reader's own clock. */
function PayUntil({ instant }: { instant: string }) {
  const { t, tag } = useText(lookupTexts);
  const atMs = Date.parse(instant);
  const words = { date: formatLocalDate(clockAt(atMs), tag), time: formatClock(atMs, tag) };
  return <p className={styles.soft}>{t('trips.payUntil', words)}</p>;
}

/** What was booked or looked up in this browser (L-06, L-07). */
export function TripList({ trips }: { trips: readonly (Trip | FoundTrip)[] }) {
  const { t, tag } = useText(lookupTexts);
  const { api, beginProgress } = useRemotePage();
  const { visitor } = useSdk();
  const open = useOpenBooking();
  const [opening, setOpening] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  async function show(trip: Trip | FoundTrip) {
    const { referenceId } = trip;
    setOpening(referenceId);
    setFailed(null);
    const end = beginProgress();
    try {
      open(
        'email' in trip
          ? await lookUpFoundTrip(api, trip)
          : await openOwnBooking(api, visitor.agentId(), referenceId),
      );
    } catch {
      // Told beside the trip, with the button to try again.
      setFailed(referenceId);
    } finally {
      setOpening(null);
      end();
    }
  }

  return (
    <ul className={styles.list}>
      {trips.map((trip) => {
        const { referenceId, status, kindName, title, startDate, payUntil } = trip;
        return (
          <li key={referenceId}>
            <Ticket as="article" aria-label={`${title}, ${referenceId}`}>
              <TicketMain>
                <p className={styles.soft}>
                  {kindName && `${kindName} · `}
                  {formatLocalDate(startDate, tag, 'dated')}
                </p>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.soft}>{t('trips.reference', { reference: referenceId })}</p>
                {failed === referenceId && <Notice tone="error" title={t('trips.openFailed')} />}
              </TicketMain>
              <TicketStub>
                <p className={styles.status} data-status={status}>
                  {t(`status.${status}`)}
                </p>
                {payUntil && <PayUntil instant={payUntil} />}
                <TripTotal trip={trip} />
                <Button
                  variant="quiet"
                  pending={opening === referenceId}
                  pendingText={t('trips.opening')}
                  onClick={() => void show(trip)}
                >
                  {t('trips.open')}
                </Button>
              </TicketStub>
            </Ticket>
          </li>
        );
      })}
    </ul>
  );
}
