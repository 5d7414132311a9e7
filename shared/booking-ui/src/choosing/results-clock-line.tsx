import { memo, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { formatClock, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { ClockLine } from '../clock/clock-line.tsx';
import { choosingTexts } from './texts.ts';
import { useResultsClock } from './use-results-clock.ts';

export type ResultsClockLineProps = {
  /** Who holds the prices, and until when by the clock on the wall. */
  reason: (clock: string) => string;
  /** What happens once the time is over. */
  over: string;
  searchId: string;
  /** Until when what is shown can be chosen. */
  expiresAt: string;
  onRefresh: () => void;
};

/** The clock of the results (S-43 to S-45): a line with its reason in the last minutes, and a dialog at zero. */
export const ResultsClockLine = memo(function ResultsClockLine({
  reason,
  over,
  searchId,
  expiresAt,
  onRefresh,
}: ResultsClockLineProps) {
  const { t, tag } = useText(choosingTexts);
  const { announce } = useRemotePage();
  const { endsAtMs, view } = useResultsClock(searchId, expiresAt);
  const [refreshedId, setRefreshedId] = useState<string | null>(null);
  return (
    <>
      <ClockLine
        view={view}
        reason={reason(formatClock(endsAtMs, tag))}
        onWarning={(seconds) => announce(t(seconds === 120 ? 'timer.warn2' : 'timer.warn30'))}
      />
      <Dialog
        open={view.status === 'finished' && refreshedId !== searchId}
        blocking
        onClose={() => {}}
        closeLabel=""
        title={t('timer.over')}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              setRefreshedId(searchId);
              onRefresh();
            }}
          >
            {t('timer.refresh')}
          </Button>
        }
      >
        <p>{over}</p>
      </Dialog>
    </>
  );
});
