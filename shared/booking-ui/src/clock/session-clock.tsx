import type { CountdownView } from '@travesia/booking';
import type { HoldWords } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { bookingTexts } from '../texts/booking-texts.ts';
import { ClockLine } from './clock-line.tsx';

export type SessionClockProps = {
  /** Null until the server said how long the offer lives. */
  view: CountdownView | null;
  announce: (text: string) => void;
  /** The ways on at zero (S-45); the dialog has no other way out. */
  onRefreshResults: () => void;
  onBackToResults: () => void;
  onRefreshSelected: () => void;
  /** They name what is held (S-45). */
  words: HoldWords;
};

/** The clock of a held price (S-43), and a dialog at zero (S-44). */
export function SessionClock(props: SessionClockProps) {
  const { view, announce, onRefreshResults, onBackToResults, onRefreshSelected, words } = props;
  const { t } = useText(bookingTexts);
  if (!view) return null;
  return (
    <>
      <ClockLine
        view={view}
        reason={words.held}
        onWarning={(seconds) => announce(t(seconds === 120 ? 'clock.twoMinutes' : 'clock.thirtySeconds'))}
      />
      <Dialog
        open={view.status === 'finished'}
        blocking
        onClose={() => {}}
        closeLabel=""
        title={t('clock.expired')}
        actions={
          <>
            <Button variant="primary" onClick={onRefreshSelected}>
              {words.checkAgain}
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
