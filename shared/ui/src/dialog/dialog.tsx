import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button and on a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** `sheet` rises from the foot of a phone; elsewhere it is a modal like the other. */
  variant?: 'modal' | 'sheet';
  wide?: boolean;
  /** A choice that must be made: no close button, no Escape, no press beside it. */
  blocking?: boolean;
  /** Buttons at the foot, which stay in view. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the browser keeps focus inside, makes the page inert and gives focus back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  variant = 'modal',
  wide,
  blocking,
  actions,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A selection that began in a field and ended beside the dialog is a click on the dialog as well. */
  const isPressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return (
    // Escape is the dialog's own cancel event; the press beside it has the close button as its twin.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes(styles.dialog, variant === 'sheet' && styles.sheet, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!blocking) onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (isPressedBeside.current && event.target === dialog.current && !blocking) onClose();
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {!blocking && (
              <Button variant="plain" size="small" round aria-label={closeLabel} onClick={onClose}>
                <svg
                  width="20"
                  height="20"
                  viewBox="0 0 20 20"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  aria-hidden="true"
                >
                  <path d="m5 5 10 10m0-10L5 15" strokeLinecap="round" />
                </svg>
              </Button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.foot}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
