import type { KeyboardEvent } from 'react';

export type ComboboxKeys = {
  isOpen: boolean;
  activeIndex: number;
  count: number;
  open: () => void;
  close: () => void;
  moveTo: (index: number) => void;
  select: (index: number) => void;
};

/** The keyboard of the ARIA combobox pattern with a list below it. */
export function handleComboboxKey(event: KeyboardEvent, keys: ComboboxKeys): void {
  const { isOpen, activeIndex, count } = keys;
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
      if (!isOpen || activeIndex < 0) return;
      event.preventDefault();
      keys.select(activeIndex);
      return;
    case 'Tab':
      if (isOpen && activeIndex >= 0) keys.select(activeIndex);
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
