import { useEffect, useId, useRef, useState } from 'react';
import { BookingTimeline, useStartStep, type TimelineStep } from '@travesia/booking-ui/confirmed';
import type { BookingEvent, BookingProgress, ConfirmedBooking } from '@travesia/contracts';
import { clockAt, dateOf } from '@travesia/domain';
import { formatClock, formatDuration, formatLocalDate, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useQueryClient } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { CalendarIcon, CloseIcon, LuggageIcon } from '@travesia/ui/icon';
import { Notice } from '@travesia/ui/notice';
import { useAccess } from '../../data/use-access.ts';
import { readKeptServices } from '../../data/kept-services.ts';
import { useReloadBooking } from '../../data/use-reload-booking.ts';
import { openedTexts } from '../../opened-texts.ts';
import { ActButton, Acts } from './act-button.tsx';
import styles from './after-booking.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ServicesDialog } from './services-dialog.tsx';
import { TripChangeBlock, tripChangeKey } from './trip-change.tsx';
import { ConfirmOwner } from './confirm-owner.tsx';
import { usePartName } from './use-part-name.ts';
import { progressKey, useProgress } from './use-progress.ts';

const MINUTE_MS = 60_000;

/** What has happened to the booking, with its times; it keeps up by itself (M-02). */
export function BookingStatus({ booking }: { booking: ConfirmedBooking }) {
  const { t, tag } = useText(openedTexts);
  const { locale, today } = useRemotePage();
  const money = useMoney();
  const id = useId();
  const access = useAccess(booking.referenceId);
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<{ readonly part: string | null } | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  // The page was reloaded while something was added.
  const [isAdding, setIsAdding] = useState(() => readKeptServices(booking.referenceId) !== null);
  const queryKey = progressKey(access);
  const { data, isError, refetch } = useProgress(access);
  const start = useStartStep(booking);
  const partName = usePartName(data?.parts ?? []);
  const title = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(0);
  const isShown = data !== undefined && data.events.length > 0;
  // The button that was pressed may be gone now, and below the title is what was done.
  useEffect(() => {
    if (done > 0) title.current?.focus();
  }, [done, isShown]);
  const focusTitle = () => setDone((count) => count + 1);

  // What is shown below is from before a change, or before something was cancelled.
  const isBehind =
    data !== undefined &&
    (data.revision > (booking.revised?.sequence ?? 0) ||
      (booking.status === 'confirmed' &&
        data.parts.filter((part) => part.isCancelled).length > (booking.cancelled?.length ?? 0)));
  const reload = useReloadBooking();
  useEffect(() => {
    if (isBehind) reload();
  }, [isBehind, reload]);

  function showDone(progress: BookingProgress) {
    queries.setQueryData(queryKey, progress);
    setWanted(null);
    setIsChanging(false);
    setIsAdding(false);
    focusTitle();
  }

  function wordsOf({ code, part, amount }: BookingEvent): string {
    const event = t(`after.event.${code}`);
    const ofPart = part === null ? event : t('after.ofPart', { event, part: partName(part) });
    return amount === null || code === 'cancelled'
      ? ofPart
      : t('after.withAmount', { event: ofPart, amount: money(amount) });
  }

  /** By the server's clock; it is read again every minute. */
  function freeWords({ until, leftMs }: NonNullable<BookingProgress['free']>): string {
    const untilMs = Date.parse(until);
    return t('after.free', {
      time: formatDuration(Math.ceil(leftMs / MINUTE_MS), locale),
      date: formatLocalDate(clockAt(untilMs), tag, 'short'),
      clock: formatClock(untilMs, tag),
    });
  }

  if (isError && !data) {
    return (
      <Notice
        tone="error"
        title={t('after.failed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        {t('after.failedWords')}
      </Notice>
    );
  }
  if (!isShown) return null;
  const standing = data.parts.filter(({ isCancelled }) => !isCancelled);
  const cancelled = data.events.filter(({ code, amount }) => code === 'cancelled' && amount !== null);
  const alone = data.parts.find(({ aloneToo }) => aloneToo)?.name ?? null;
  const steps: TimelineStep[] = data.events.map((event) => {
    const atMs = Date.parse(event.at);
    const when = { date: formatLocalDate(clockAt(atMs), tag, 'short'), time: formatClock(atMs, tag) };
    return {
      id: `${event.code}-${event.part}-${event.at}`,
      what: wordsOf(event),
      when: t('after.at', when),
      dateTime: event.at,
    };
  });
  if (start?.dateTime && dateOf(start.dateTime) >= today) steps.push(start);
  return (
    <>
      {!data.mayAct && <ConfirmOwner access={access} onConfirmed={focusTitle} />}
      <TripChangeBlock
        booking={booking}
        access={access}
        mayAnswer={data.mayAct}
        onGiveBack={() => setWanted({ part: null })}
      />
      <section className={styles.status} aria-labelledby={`${id}-title`}>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
          {t('after.title')}
        </h2>
        <BookingTimeline steps={steps} />
        {cancelled.map(({ at, part, amount }) => (
          <p key={at}>
            {t(amount?.amount === 0 ? 'after.backNothing' : 'after.back', {
              part: partName(part ?? ''),
              amount: amount ? money(amount) : '',
            })}
          </p>
        ))}
        {cancelled.length === 0 && data.events.some(({ code }) => code === 'refunded') && (
          <p className={styles.soft}>{t('after.credited')}</p>
        )}
        {data.isMoving && <p className={styles.soft}>{t('after.moving')}</p>}
        {data.free && <p>{freeWords(data.free)}</p>}
        {data.review && <Notice tone="attention">{t(`after.review.${data.review}`)}</Notice>}
        {(data.mayCancel || data.mayChange || data.mayAdd) && (
          <Acts>
            {data.mayChange && (
              <ActButton
                icon={<CalendarIcon />}
                title={t('after.change')}
                hint={t('after.changeHint')}
                onPress={() => setIsChanging(true)}
              />
            )}
            {data.mayAdd && (
              <ActButton
                icon={<LuggageIcon />}
                title={t('after.add')}
                hint={t('after.addHint')}
                onPress={() => setIsAdding(true)}
              />
            )}
            {data.mayCancel && (
              <ActButton
                icon={<CloseIcon />}
                title={t('after.cancel')}
                hint={t('after.cancelHint')}
                onPress={() => setWanted({ part: null })}
              />
            )}
            {data.mayCancel && alone !== null && (
              <ActButton
                icon={<CloseIcon />}
                title={t('after.cancelAlone')}
                hint={t('after.cancelHint')}
                onPress={() => setWanted({ part: alone })}
              />
            )}
          </Acts>
        )}
        {data.mayCancel && standing.length > 1 && (
          <p className={styles.soft}>{t(alone === null ? 'after.wholeOnly' : 'after.hotelAlone')}</p>
        )}
        {isChanging && (
          <ChangeDialog
            booking={booking}
            access={access}
            onClose={() => setIsChanging(false)}
            onChanged={showDone}
          />
        )}
        {isAdding && (
          <ServicesDialog
            booking={booking}
            access={access}
            onClose={() => setIsAdding(false)}
            onAdded={showDone}
          />
        )}
        {wanted && (
          <CancelDialog
            booking={booking}
            access={access}
            parts={standing}
            alone={alone}
            wanted={wanted.part}
            onClose={() => setWanted(null)}
            onCancelled={(progress) => {
              showDone(progress);
              void queries.invalidateQueries({ queryKey: tripChangeKey(booking.referenceId) });
            }}
          />
        )}
      </section>
    </>
  );
}
