import { useEffect, useEffectEvent } from 'react';
import type { CountdownView, CountdownWarning } from '@travesia/booking';
import type { OrderKind } from '@travesia/contracts';
import { formatCountdown, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Countdown } from '@travesia/ui/countdown';
import { Dialog } from '@travesia/ui/dialog';
import { bookingTexts } from '../texts/booking-texts.ts';

export type SessionClockProps = {
  view: CountdownView;
  /** Asks for more time; rejected or absent where the offer gives none. */
  onExtend?: () => void;
  announce: (text: string) => void;
  /** The ways on at zero (S-45); the dialog has no other way out. */
  onRefreshResults: () => void;
  onBackToResults: () => void;
  onRefreshSelected: () => void;
  /** What is held: the words name it (S-45). */
  item?: OrderKind;
};

/** The clock of a held price (S-43): a calm line, two spoken warnings, and a dialog at zero (S-44). */
export function SessionClock(props: SessionClockProps) {
  const { view, onExtend, announce, onRefreshResults, onBackToResults, onRefreshSelected } = props;
  const { item = 'flight' } = props;
  const { t } = useText(bookingTexts);
  const { warning, status } = view;

  const speak = useEffectEvent((seconds: CountdownWarning) =>
    announce(t(seconds === 120 ? 'clock.twoMinutes' : 'clock.thirtySeconds')),
  );
  useEffect(() => {
    if (warning !== null && status === 'running') speak(warning);
  }, [warning, status]);

  const canExtend = onExtend && view.extensionsLeft > 0 && view.warning !== null && view.status === 'running';
  return (
    <>
      <Countdown
        time={formatCountdown(view.secondsLeft)}
        state={view.status === 'finished' ? 'over' : view.warning === null ? 'calm' : 'near'}
        reason={t(`clock.why.${item}`)}
        action={
          canExtend ? (
            <Button look="link" onClick={onExtend}>
              {t('clock.extend')}
            </Button>
          ) : undefined
        }
      />
      <Dialog
        open={view.status === 'finished'}
        blocking
        onClose={() => {}}
        closeLabel=""
        title={t('clock.expired')}
        actions={
          <>
            <Button look="call" onClick={onRefreshSelected}>
              {t(`clock.refreshSelected.${item}`)}
            </Button>
            <Button onClick={onBackToResults}>{t('clock.backToResults')}</Button>
            <Button onClick={onRefreshResults}>{t('clock.refreshResults')}</Button>
          </>
        }
      >
        <p>{t('clock.expiredText')}</p>
      </Dialog>
    </>
  );
}
