import { useEffect, useEffectEvent } from 'react';
import type { CountdownView, CountdownWarning } from '@travesia/booking';
import { formatCountdown } from '@travesia/i18n';
import { Countdown } from '@travesia/ui/countdown';

/** Before the last minutes a clock only presses. */
const SHOWN_S = 180;

export type ClockLineProps = {
  view: CountdownView;
  reason: string;
  /** Speaks a warning. */
  onWarning: (seconds: CountdownWarning) => void;
};

/** The last three minutes of a price: a calm line, and two spoken warnings (S-43, X-13). */
export function ClockLine({ view, reason, onWarning }: ClockLineProps) {
  const { warning, status, secondsLeft } = view;
  const speak = useEffectEvent(onWarning);
  useEffect(() => {
    if (warning !== null && status === 'running') speak(warning);
  }, [warning, status]);
  if (secondsLeft > SHOWN_S) return null;
  return (
    <Countdown
      time={formatCountdown(secondsLeft)}
      state={status === 'finished' ? 'over' : warning === null ? 'calm' : 'near'}
      reason={reason}
    />
  );
}
