import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import styles from './ticket.module.css';

export type TicketProps = Omit<ComponentProps<'div'>, 'children'> & {
  as?: 'article' | 'div' | 'section' | 'li';
  selected?: boolean;
  /** Answers to the pointer: the ticket as a whole leads somewhere. */
  interactive?: boolean;
  /** `TicketMain` and `TicketStub`. */
  children: ReactNode;
};

/**
 * A card with a perforated edge between its two parts; stub below on narrow places, at the end on wide ones.
 * On a ground other than paper set `--ticket-ground` where it stands.
 */
export function Ticket({
  as: Element = 'article',
  selected,
  interactive,
  className,
  children,
  ...rest
}: TicketProps) {
  const Any = Element as 'div';
  return (
    <Any
      {...rest}
      className={classes(styles.ticket, interactive && styles.interactive, className)}
      data-selected={selected ? '' : undefined}
    >
      <div className={styles.parts}>{children}</div>
    </Any>
  );
}

export type TicketPartProps = { children: ReactNode; className?: string };

/** What the ticket is for. */
export function TicketMain({ children, className }: TicketPartProps) {
  return <div className={classes(styles.main, className)}>{children}</div>;
}

/** What is torn off: the price and the button. */
export function TicketStub({ children, className }: TicketPartProps) {
  return (
    <div className={classes(styles.stub, className)}>
      <span className={styles.notches} aria-hidden="true" />
      {children}
    </div>
  );
}
