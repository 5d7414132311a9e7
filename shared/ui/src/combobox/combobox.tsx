import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { classes } from '../classes/index.ts';
import { controlClass, Field, type FieldWords } from '../field/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { handleComboboxKey } from './combobox-keys.ts';
import { ComboboxList } from './combobox-list.tsx';
import { useCatchUp } from './use-catch-up.ts';
import styles from './combobox.module.css';

export type ComboboxProps<Item> = FieldWords & {
  id?: string;
  name?: string;
  /** The text in the input. */
  value: string;
  onValueChange: (text: string) => void;
  /** What fits the text, found by the owner; may arrive late. */
  items: readonly Item[];
  /** The items still belong to an earlier text. */
  isSearching?: boolean;
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Neighbours with the same heading stand under it: "Recientes", "Cerca de ti". */
  headingOf?: (item: Item) => string;
  onSelect: (item: Item) => void;
  /** Name of the list for screen readers. */
  listLabel: string;
  /** How the search stands: "3 lugares", "Buscando", "Nada con ese nombre". Read aloud while the list is open. */
  status: string;
  /** Also shown in the list: while searching, or when nothing fits. */
  statusShown?: boolean;
  placeholder?: string;
  before?: ReactNode;
  /** Name of the button that empties the field; without it there is none. */
  clearLabel?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** A text input with suggestions: a native input in the server's HTML, the list is drawn when it opens. */
export function Combobox<Item>({
  id,
  name,
  label,
  aside,
  hint,
  error,
  required,
  value,
  onValueChange,
  items,
  isSearching = false,
  itemKey,
  renderItem,
  headingOf,
  onSelect,
  listLabel,
  status,
  statusShown,
  placeholder,
  before,
  clearLabel,
  onFocus,
  onBlur,
  inputRef,
  className,
}: ComboboxProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  // Typed words stand for their first option, though none is marked: an arrow begins there, Enter and Tab take it.
  const [words, setWords] = useState<'none' | 'typed' | 'entered'>('none');
  const isCatchingUp = useCatchUp(input, value, onValueChange);

  const active = isOpen && activeIndex < items.length ? activeIndex : -1;
  const wanted = active < 0 && words !== 'none' && !isSearching && items.length > 0 ? 0 : active;
  const showsList = isOpen && (items.length > 0 || Boolean(statusShown && status));

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
    setWords('none');
  };
  const noteWords = (text: string) => {
    setActiveIndex(-1);
    setWords(text.trim() ? 'typed' : 'none');
  };
  const select = (index: number) => {
    const item = items[index];
    if (!item) return;
    onSelect(item);
    close();
  };
  const enter = () => {
    if (wanted >= 0) select(wanted);
    else if (words !== 'none' && isSearching) setWords('entered');
    else return false;
    return true;
  };
  useEffect(() => {
    // Enter came before its suggestions.
    if (words === 'entered' && wanted >= 0) select(wanted);
  });

  return (
    <Field
      id={id}
      label={label}
      aside={aside}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div className={styles.frame}>
            {before && <span className={styles.before}>{before}</span>}
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                if (typeof inputRef === 'function') inputRef(element);
                else if (inputRef) inputRef.current = element;
              }}
              type="text"
              role="combobox"
              name={name}
              value={value}
              placeholder={placeholder}
              className={classes(
                controlClass(),
                styles.input,
                before ? styles.hasBefore : '',
                clearLabel && value ? styles.clearable : '',
              )}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={showsList}
              aria-controls={listId}
              aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
              onChange={(event) => {
                onValueChange(event.target.value);
                setIsOpen(true);
                noteWords(event.target.value);
              }}
              onFocus={(event) => {
                // Somebody is in the middle of a word: the next letter must not replace it.
                if (isCatchingUp.current) noteWords(event.target.value);
                else event.target.select();
                setIsOpen(true);
                onFocus?.();
              }}
              onClick={() => setIsOpen(true)}
              onBlur={() => {
                close();
                onBlur?.();
              }}
              onKeyDown={(event) =>
                handleComboboxKey(event, {
                  isOpen: showsList,
                  activeIndex: active,
                  wantedIndex: wanted,
                  count: items.length,
                  open: () => setIsOpen(true),
                  close,
                  moveTo: setActiveIndex,
                  select,
                  enter,
                })
              }
            />
            {clearLabel && value && (
              <button
                type="button"
                className={styles.clear}
                aria-label={clearLabel}
                onClick={() => {
                  input.current?.focus();
                  onValueChange('');
                }}
              >
                <svg
                  width="16"
                  height="16"
                  viewBox="0 0 16 16"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  aria-hidden="true"
                >
                  <path d="m4 4 8 8m0-8-8 8" strokeLinecap="round" />
                </svg>
              </button>
            )}
            {showsList && (
              <ComboboxList
                id={listId}
                label={listLabel}
                items={items}
                itemKey={itemKey}
                renderItem={renderItem}
                headingOf={headingOf}
                activeIndex={active}
                onHover={setActiveIndex}
                onSelect={select}
                status={statusShown ? status : ''}
              />
            )}
            <LiveRegion message={isOpen ? status : ''} />
          </div>
        );
      }}
    </Field>
  );
}
