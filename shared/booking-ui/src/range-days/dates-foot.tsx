import { Button } from '@travesia/ui/button';
import styles from './range-days.module.css';

export type DatesFootProps = { words: string; doneLabel: string; isWaiting: boolean; onDone: () => void };

/** Stays in view below a calendar: what is to be done, and the button that ends the choice. */
export function DatesFoot({ words, doneLabel, isWaiting, onDone }: DatesFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{words}</span>
      <Button
        variant="quiet"
        // Not `disabled`: a press on a disabled button takes the focus out of the calendar.
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) onDone();
        }}
      >
        {doneLabel}
      </Button>
    </div>
  );
}
