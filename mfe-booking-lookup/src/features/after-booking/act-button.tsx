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
    <button
      type="button"
      className={styles.act}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      onClick={onPress}
    >
      {icon}
      <span>
        <b id={`${id}-title`}>{title}</b>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <ChevronRightIcon aria-hidden="true" />
    </button>
  );
}

/** Side by side where there is room. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
