import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { tabDomId, tabPanelDomId } from './tab-ids.ts';
import { nextTabIndex } from './next-tab-index.ts';
import styles from './tabs.module.css';

type Tab<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  /** Second line in small: a price and a duration. */
  detail?: ReactNode;
  icon?: ReactNode;
};

export type TabListProps<Id extends string = string> = {
  /** Read aloud as the name of the list. */
  label: string;
  /** Joins tabs and panels; the same value goes to each `TabPanel`. */
  group: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  variant?: 'line' | 'cards';
  /** All tabs rule one panel (a sorted list): its own id. */
  panelId?: string;
  className?: string;
};

/** Tabs of one row: arrows, Home and End move and select; Tab goes on to the panel. */
export function TabList<Id extends string>({
  label,
  group,
  tabs,
  selected,
  onSelect,
  variant = 'line',
  panelId,
  className,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = nextTabIndex(event.key, selectedIndex, tabs.length);
    const tab = index === null ? undefined : tabs[index];
    if (index === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index];
    button?.focus();
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classes(styles.list, styles[variant], className)}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          id={tabDomId(group, tab.id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={index === selectedIndex}
          aria-controls={panelId ?? tabPanelDomId(group, tab.id)}
          tabIndex={index === selectedIndex ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={handleKeyDown}
        >
          {tab.icon}
          <span className={styles.words}>
            {tab.label}
            {tab.detail !== undefined && <span className={styles.detail}>{tab.detail}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
