import { memo, useEffect, useEffectEvent } from 'react';
import { Button } from '@travesia/ui/button';
import { Countdown } from '@travesia/ui/countdown';
import { Dialog } from '@travesia/ui/dialog';
import type { CountdownWarning } from '@travesia/booking';
import { formatClock, formatCountdown, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { choosingTexts, type ChosenItem } from './texts.ts';
import { EXTENSION_MS, useResultsClock } from './use-results-clock.ts';

export type ResultsClockLineProps = {
  item: ChosenItem;
  searchId: string;
  /** Until when the supplier holds the prices. */
  expiresAt: string;
  onRefresh: () => void;
};

/** Fifteen minutes on the results (S-43 to S-45): a calm line with its reason, and a dialog at zero. */
export const ResultsClockLine = memo(function ResultsClockLine({
  item,
  searchId,
  expiresAt,
  onRefresh,
}: ResultsClockLineProps) {
  const { t, locale } = useText(choosingTexts);
  const { announce } = useRemotePage();
  const { clock, view } = useResultsClock(searchId, expiresAt);
  const { warning, status } = view;

  const speak = useEffectEvent((seconds: CountdownWarning) =>
    announce(t(seconds === 120 ? 'timer.warn2' : 'timer.warn30')),
  );
  useEffect(() => {
    if (warning !== null && status === 'running') speak(warning);
  }, [warning, status]);

  return (
    <>
      <Countdown
        time={formatCountdown(view.secondsLeft)}
        state={status === 'finished' ? 'over' : warning === null ? 'calm' : 'near'}
        reason={
          view.endsAtMs === null
            ? ''
            : t(`timer.reason.${item}`, { clock: formatClock(view.endsAtMs, locale) })
        }
        action={
          warning !== null && status === 'running' && view.extensionsLeft > 0 ? (
            <Button look="link" onClick={() => clock.extend(EXTENSION_MS)}>
              {t('timer.extend')}
            </Button>
          ) : undefined
        }
      />
      <Dialog
        open={status === 'finished'}
        blocking
        onClose={() => {}}
        closeLabel=""
        title={t('timer.over')}
        actions={
          <Button
            look="call"
            onClick={() => {
              clock.restart();
              onRefresh();
            }}
          >
            {t('timer.refresh')}
          </Button>
        }
      >
        <p>{t(`timer.overBody.${item}`)}</p>
      </Dialog>
    </>
  );
});
