import { useId } from 'react';
import type { BookingAccess, ConfirmedBooking, OrderSection, TripChange } from '@travesia/contracts';
import { clockAt, dateOf } from '@travesia/domain';
import { formatClock, formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation, useQuery, useQueryClient, useSetAtom } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { readBooking } from '../../data/booking-calls.ts';
import { loadedBooking } from '../../data/loaded-booking.ts';
import { answerTripChange, readTripChange } from '../../data/trip-change-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';

const LOOK_EVERY_MS = 60_000;
const focusWhenShown = (box: HTMLElement | null) => box?.focus();
export const tripChangeKey = (referenceId: string) => ['trip-change', referenceId];

type TripChangeBlockProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  /** Reading is open to whoever has the link of a mail; an answer binds the traveller. */
  mayAnswer: boolean;
  onGiveBack: () => void;
};

/** What the airline changed, old and new beside one another, and what can be done about it (M-08). */
export function TripChangeBlock({ booking, access, mayAnswer, onGiveBack }: TripChangeBlockProps) {
  const { t, locale, tag } = useText(openedTexts);
  const { api } = useRemotePage();
  const queries = useQueryClient();
  const setLoaded = useSetAtom(loadedBooking);
  const id = useId();
  const { referenceId } = booking;
  const queryKey = tripChangeKey(referenceId);
  const { data: change } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readTripChange(api, access, signal),
    enabled: booking.status === 'confirmed' && booking.sections.some(({ kind }) => kind === 'journey'),
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  });
  const answer = useMutation({
    mutationFn: (asked: Parameters<typeof answerTripChange>[2]) => answerTripChange(api, access, asked),
    async onSuccess(next, asked) {
      queries.setQueryData(queryKey, next);
      if (next !== null || asked.answer !== 'accept') return;
      // The booking has the new times now.
      setLoaded({ booking: await readBooking(api, access), locale });
    },
  });

  function flights(sections: readonly OrderSection[]) {
    return sections.flatMap((section) =>
      section.kind === 'journey'
        ? section.segments.map(({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }) => (
            <li key={`${flightNumber}-${departureAt}`}>
              <span className={styles.soft}>
                {t('change.leg', {
                  carrier: carrierCode,
                  flight: flightNumber,
                  date: formatLocalDate(dateOf(departureAt), tag, 'dated'),
                })}
              </span>
              <b>
                {t('change.times', {
                  departure: formatLocalTime(departureAt, tag),
                  from: from.cityName,
                  arrival: formatLocalTime(arrivalAt, tag),
                  to: to.cityName,
                })}
              </b>
            </li>
          ))
        : [],
    );
  }

  function words({ state, answerBy }: TripChange): string {
    if (state !== 'open') return t(`change.${state}`);
    const atMs = Date.parse(answerBy);
    return t('change.answerBy', {
      date: formatLocalDate(clockAt(atMs), tag, 'short'),
      time: formatClock(atMs, tag),
    });
  }

  const accepted = answer.isSuccess && answer.variables.answer === 'accept' && answer.data === null && (
    // The button that was pressed is gone: who reads on does so here.
    <div tabIndex={-1} ref={focusWhenShown}>
      <Notice tone="success">{t('change.accepted')}</Notice>
    </div>
  );
  if (!change) return accepted;
  const isAccepting = answer.isPending && answer.variables.answer === 'accept';
  const isAsking = answer.isPending && answer.variables.answer === 'other_flight';
  return (
    <>
      {accepted}
      <section className={styles.change} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('change.title')}</h2>
        <p className={styles.soft}>{t('change.local')}</p>
        <div className={styles.sides}>
          <div>
            <h3>{t('change.before')}</h3>
            <ul>{flights(change.before)}</ul>
          </div>
          <div>
            <h3>{t('change.after')}</h3>
            {change.after.length > 0 ? <ul>{flights(change.after)}</ul> : <p>{t('change.gone')}</p>}
          </div>
        </div>
        {change.lost.map(({ city }) => (
          <Notice key={city} tone="attention">
            {t('change.lost', { city })}
          </Notice>
        ))}
        <p>{words(change)}</p>
        {answer.isError && <Notice tone="error">{t('change.failed')}</Notice>}
        {change.state !== 'accepting' && (
          <p className={styles.actions}>
            {mayAnswer && change.mayAccept && (
              <Button
                variant="primary"
                pending={isAccepting}
                pendingText={t('change.acceptPending')}
                onClick={() => answer.mutate({ changeId: change.id, answer: 'accept' })}
              >
                {t('change.accept')}
              </Button>
            )}
            {mayAnswer && change.state === 'open' && (
              <Button
                pending={isAsking}
                pendingText={t('change.otherPending')}
                onClick={() => answer.mutate({ changeId: change.id, answer: 'other_flight' })}
              >
                {t('change.other')}
              </Button>
            )}
            <Button onClick={onGiveBack}>{t('change.giveBack')}</Button>
          </p>
        )}
      </section>
    </>
  );
}
