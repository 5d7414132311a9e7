import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './countdown.module.css';

export type CountdownProps = {
  /** The time that is left, "7:05"; not read aloud each second. */
  time: string;
  /** Why there is a clock: "el precio se confirma hasta las 18:42". */
  reason: ReactNode;
  state?: 'calm' | 'near' | 'over';
  /** A button that gives more time. */
  action?: ReactNode;
};

/** One calm line. Warnings are announced by the owner at their moments, through a live region. */
export function Countdown({ time, reason, state = 'calm', action }: CountdownProps) {
  return (
    <div
      className={classes(styles.countdown, state !== 'calm' && styles[state])}
      role="timer"
      aria-live="off"
    >
      <span className={styles.clock}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <circle cx="8" cy="8" r="6.25" />
          <path d="M8 4.5V8l2.4 1.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {time}
      </span>
      <span>{reason}</span>
      {action}
    </div>
  );
}
