import { phoneLink } from '@travesia/domain';
import styles from './phone-link.module.css';

/** A number that can be called, never torn apart at the end of a line. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={phoneLink(number)}>
      {number}
    </a>
  );
}
