import { useId, type ReactNode } from 'react';
import { ChevronRightIcon } from '@travesia/ui/icon';
import styles from './acts.module.css';

export type ActButtonProps = {
  icon: ReactNode;
  title: string;
  /** What happens, and with the money, before anything is decided. */
  hint: string;
  onPress: () => void;
};

/** Something that can be done with a booking, with what comes of it beneath. */
export function ActButton({ icon, title, hint, onPress }: ActButtonProps) {
  const id = useId();
  return (
    <div className={styles.act}>
      {icon}
      <span>
        <button type="button" className={styles.press} aria-describedby={`${id}-hint`} onClick={onPress}>
          {title}
        </button>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <ChevronRightIcon />
    </div>
  );
}

/** Side by side where there is room. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
