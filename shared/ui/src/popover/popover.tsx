import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useDismiss } from './use-dismiss.ts';
import styles from './popover.module.css';

/** What the button that opens a popover takes over. */
export type PopoverTrigger = {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the panel for screen readers. */
  label: string;
  trigger: (trigger: PopoverTrigger) => ReactNode;
  align?: 'start' | 'end';
  /** Words of the button that closes the sheet on a phone, where there is no Escape: "Listo". Leave it out if the content has one. */
  doneLabel?: string;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
};

/** A panel below its button, a sheet at the foot of a phone. Escape, a press outside or moving on closes it. */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  align = 'start',
  doneLabel,
  className,
  panelClassName,
  children,
}: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const focusTrigger = () => anchor.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();

  useDismiss(anchor, open, (reason) => {
    onOpenChange(false);
    if (reason === 'escape') focusTrigger();
  });

  useEffect(() => {
    if (open && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [open]);

  return (
    <div ref={anchor} className={classes(styles.anchor, className)}>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classes(styles.panel, align === 'end' && styles.end, panelClassName)}
        >
          {children}
          {doneLabel && (
            <div className={styles.done}>
              <Button
                wide
                onClick={() => {
                  onOpenChange(false);
                  focusTrigger();
                }}
              >
                {doneLabel}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
