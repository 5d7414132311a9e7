import type { KeyboardEvent } from 'react';

export type ComboboxKeys = {
  isOpen: boolean;
  activeIndex: number;
  /** What Tab takes: the marked option, or the first one for typed words. */
  wantedIndex: number;
  count: number;
  open: () => void;
  close: () => void;
  moveTo: (index: number) => void;
  select: (index: number) => void;
  /** Takes the wanted option; false where there is none to wait for. */
  enter: () => boolean;
};

/** The keyboard of the ARIA combobox pattern with a list below it. */
export function handleComboboxKey(event: KeyboardEvent, keys: ComboboxKeys): void {
  const { isOpen, activeIndex, wantedIndex, count } = keys;
  // While an input method composes a letter, its keys are its own.
  if (event.nativeEvent.isComposing) return;

  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      event.preventDefault();
      if (!isOpen) keys.open();
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = activeIndex < 0 && step < 0 ? 0 : activeIndex;
      keys.moveTo((from + step + count) % count);
      return;
    }
    case 'Enter':
      if (isOpen && keys.enter()) event.preventDefault();
      return;
    case 'Tab':
      if (isOpen && wantedIndex >= 0) keys.select(wantedIndex);
      return;
    case 'Escape':
      if (!isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      keys.close();
      return;
    default:
  }
}
