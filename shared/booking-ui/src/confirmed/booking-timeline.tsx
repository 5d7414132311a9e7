import type { ReactNode } from 'react';
import styles from './booking-timeline.module.css';

export type TimelineStep = {
  id: string;
  what: ReactNode;
  /** In words, where it is known. */
  when?: string;
  /** The same for machines: an instant, or a local time where it happens. */
  dateTime?: string;
  /** It has not happened yet. */
  isAhead?: boolean;
};

/** More than these do not fit beside one another. */
const STEPS_BESIDE = 5;

/** The life of a booking: what has happened, in order, and what comes. It may grow while it is looked at. */
export function BookingTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const lastDone = steps.findLastIndex(({ isAhead }) => !isAhead);
  return (
    <div className={styles.room}>
      <ol
        className={styles.steps}
        data-beside={steps.length <= STEPS_BESIDE ? '' : undefined}
        aria-live="polite"
      >
        {steps.map(({ id, what, when, dateTime, isAhead }, place) => (
          <li key={id} data-state={isAhead ? 'ahead' : place === lastDone ? 'now' : 'done'}>
            <b>{what}</b> {when && <time dateTime={dateTime}>{when}</time>}
          </li>
        ))}
      </ol>
    </div>
  );
}
