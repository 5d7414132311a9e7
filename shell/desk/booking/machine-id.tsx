import styles from './booking.module.css';

/** What a machine calls something: there to be copied, not to be read. */
export const MachineId = ({ children }: { children: string }) => (
  <code className={styles.machineId}>{children}</code>
);
