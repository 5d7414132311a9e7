import { useEffect, useRef, type ReactNode } from 'react';
import styles from './leave-dialog.module.css';

export type LeaveDialogProps = {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
};

/** The browser's own modal dialog: traps focus, closes with Escape, gives focus back. */
export function LeaveDialog({ title, children, actions, onClose }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="leave-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="leave-title">{title}</h2>
      <p>{children}</p>
      <p className={styles.actions}>{actions}</p>
    </dialog>
  );
}
