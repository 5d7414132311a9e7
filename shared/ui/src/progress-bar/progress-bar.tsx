import { classes } from '../classes/index.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** `idle` before the first navigation, `running` during one, `done` when it ended or failed (P-32). */
  state: 'idle' | 'running' | 'done';
  label: string;
};

/** The loading bar at the top of the page. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  const isRunning = state === 'running';
  return (
    <div
      className={classes(styles.bar, state !== 'idle' && styles[state])}
      role={isRunning ? 'progressbar' : undefined}
      aria-label={isRunning ? label : undefined}
    >
      <div className={styles.fill} />
    </div>
  );
}
