import { useEffect, useRef, type RefObject } from 'react';

/** Fires `change` where the control shows something else than the state it was rendered with. */
function catchUp(control: HTMLInputElement | HTMLSelectElement, value: unknown): void {
  if (control instanceof HTMLSelectElement) {
    // A value that is no option leaves the first one selected; nobody chose that.
    const isOffered = [...control.options].some((option) => option.value === value);
    if (isOffered && control.value !== value) control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (typeof value !== 'boolean' || control.checked === value) return;
  // React compares with what it saw last: back to that first, then the visitor's click again.
  control.checked = value;
  control.click();
}

/**
 * Repeats a choice that was made in the server's HTML before the code arrived, so that it reaches `onChange`.
 * @param value the controlled `value` of a select or `checked` of a checkbox; undefined if it is not controlled
 * @returns ref for the element around the control
 */
export function useEarlyChoice<Frame extends HTMLElement>(value: unknown): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const control = frame.current?.querySelector<HTMLInputElement | HTMLSelectElement>('select, input');
    if (control) catchUp(control, value);
  }, [value]);
  return frame;
}
