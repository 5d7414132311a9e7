import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useDismiss } from './use-dismiss.ts';
import { useInsideWindow } from './use-inside-window.ts';
import styles from './popover.module.css';

/** What the button that opens a popover takes over. */
type PopoverTrigger = {
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
  useDismiss(anchor, open, () => onOpenChange(false));

  return (
    <div ref={anchor} className={classes(styles.anchor, className)}>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <Panel
          id={id}
          label={label}
          className={classes(align === 'end' && styles.end, panelClassName)}
          focusTrigger={() => anchor.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus()}
        >
          {children}
          {doneLabel && (
            <div className={styles.done}>
              <Button wide onClick={() => onOpenChange(false)}>
                {doneLabel}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </div>
  );
}

type PanelProps = {
  id: string;
  label: string;
  className: string;
  focusTrigger: () => void;
  children: ReactNode;
};

/** Takes the focus while it is open and hands it back to the button, whoever closes it. */
function Panel({ id, label, className, focusTrigger, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const giveBack = useRef(focusTrigger);
  useInsideWindow(panel);

  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);
  // A layout effect is cleaned up while the panel still stands in the document and holds the focus.
  useLayoutEffect(() => {
    const element = panel.current;
    const focus = giveBack.current;
    return () => {
      if (element?.contains(document.activeElement)) focus();
    };
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.panel, className)}
    >
      {children}
    </div>
  );
}
