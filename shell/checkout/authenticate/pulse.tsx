import styles from './authenticate.module.css';

/** Two dots and a line on its way: somebody is asking. An ornament. */
export function Pulse({ isRunning }: { isRunning: boolean }) {
  return (
    <svg
      className={styles.pulse}
      data-running={isRunning ? '' : undefined}
      viewBox="0 0 160 48"
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.track} d="M12 38C48 4 112 4 148 38" />
      <path className={styles.dash} d="M12 38C48 4 112 4 148 38" pathLength="100" />
      <circle className={styles.start} cx="12" cy="38" r="5" />
      <circle className={styles.end} cx="148" cy="38" r="5" />
    </svg>
  );
}
