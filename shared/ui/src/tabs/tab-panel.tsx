import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { tabDomId, tabPanelDomId } from './tab-ids.ts';
import styles from './tabs.module.css';

export type TabPanelProps = {
  group: string;
  id: string;
  /** A panel that is not selected stays in the page, hidden, so that what was typed in it is kept. */
  selected: boolean;
  /** Set when nothing inside the panel takes focus. */
  focusable?: boolean;
  className?: string;
  children: ReactNode;
};

/** What a tab shows. */
export function TabPanel({ group, id, selected, focusable, className, children }: TabPanelProps) {
  return (
    <div
      id={tabPanelDomId(group, id)}
      role="tabpanel"
      aria-labelledby={tabDomId(group, id)}
      className={classes(styles.panel, className)}
      tabIndex={focusable ? 0 : undefined}
      hidden={!selected}
    >
      {children}
    </div>
  );
}
