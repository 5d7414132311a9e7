import type { MouseEvent } from 'react';

/**
 * For the button that sends a form. A press takes the focus out of the field before it is released: the field is
 * checked, its error is inserted, the button moves from under the pointer, and the press is none. So the focus
 * stays where it is until the form is sent.
 */
export const STEADY_PRESS = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;
