import { useEffect, useRef, type ReactNode } from 'react';
import { groupItems } from './group-items.ts';
import styles from './combobox.module.css';

export type ComboboxListProps<Item> = {
  id: string;
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  headingOf: ((item: Item) => string) | undefined;
  activeIndex: number;
  onHover: (index: number) => void;
  onSelect: (index: number) => void;
  status: string;
};

/** The list of a combobox. Focus never leaves the input: pressing an option must not take it. */
export function ComboboxList<Item>({
  id,
  label,
  items,
  itemKey,
  renderItem,
  headingOf,
  activeIndex,
  onHover,
  onSelect,
  status,
}: ComboboxListProps<Item>) {
  const popup = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A list that opens or grows below the fold brings the page along.
    const shown = popup.current?.querySelector('[data-active]') ?? popup.current;
    shown?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, items.length]);

  return (
    <div ref={popup} className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {groupItems(items, headingOf).map((group) => (
          <div
            key={group.heading}
            role={group.heading ? 'group' : 'presentation'}
            aria-label={group.heading || undefined}
            className={styles.group}
          >
            {group.heading && (
              <div className={styles.heading} aria-hidden="true">
                {group.heading}
              </div>
            )}
            {group.items.map(({ item, index }) => (
              // The input holds focus and the keyboard (aria-activedescendant); options only take the pointer.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={itemKey(item)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === activeIndex}
                data-active={index === activeIndex ? '' : undefined}
                className={styles.option}
                onPointerMove={() => {
                  if (index !== activeIndex) onHover(index);
                }}
                onClick={() => onSelect(index)}
              >
                {renderItem(item)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {status && <p className={styles.status}>{status}</p>}
    </div>
  );
}
