import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** What the control shows where that is not the state it was rendered with; else null. */
function choiceIn(control: Control, value: unknown): string | boolean | null {
  if (control instanceof HTMLSelectElement) {
    // A value that is no option leaves the first one selected; nobody chose that.
    const isOffered = [...control.options].some((option) => option.value === value);
    return isOffered && control.value !== value ? control.value : null;
  }
  return typeof value === 'boolean' && control.checked !== value ? control.checked : null;
}

function choose(control: Control, choice: string | boolean): void {
  if (control instanceof HTMLSelectElement) {
    control.value = String(choice);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with what it saw last: back to that first, then the visitor's click again.
  control.checked = !choice;
  control.click();
}

/**
 * Repeats a choice that was made in the server's HTML before the code arrived, so that it reaches `onChange`.
 * @param value the controlled `value` of a select or `checked` of a checkbox; undefined if it is not controlled
 * @returns ref for the element around the control
 */
export function useEarlyChoice<Frame extends HTMLElement>(value: unknown): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const first = useRef(value);
  const repeat = useEffectEvent((control: Control, choice: string | boolean) => {
    if (value === first.current) choose(control, choice);
  });

  useEffect(() => {
    const control = frame.current?.querySelector<Control>('select, input');
    const choice = control ? choiceIn(control, first.current) : null;
    if (!control || choice === null) return;
    // The visitor's `input` event may be what hydrates the page, and its `change` is still to come: React would
    // put the old option back after a change of ours, and report that one as the visitor's.
    const timer = setTimeout(() => repeat(control, choice));
    return () => clearTimeout(timer);
  }, []);
  return frame;
}
