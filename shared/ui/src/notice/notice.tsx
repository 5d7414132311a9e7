import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { NoticeSign, type NoticeTone } from './notice-sign.tsx';
import styles from './notice.module.css';

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons and links: what the reader can do about it. */
  actions?: ReactNode;
  /** How it is read aloud when it appears; an error interrupts, the rest is silent unless asked. */
  announce?: 'off' | 'polite' | 'assertive';
  id?: string;
  className?: string;
};

/** A message in the page: what happened and what to do next. */
export function Notice({ tone = 'info', title, children, actions, announce, id, className }: NoticeProps) {
  const urgency = announce ?? (tone === 'error' ? 'assertive' : 'off');

  return (
    <div
      id={id}
      className={classes(styles.notice, styles[tone], className)}
      data-tone={tone}
      role={urgency === 'assertive' ? 'alert' : urgency === 'polite' ? 'status' : undefined}
    >
      <NoticeSign tone={tone} className={styles.sign} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
