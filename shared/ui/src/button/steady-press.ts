import type { MouseEvent } from 'react';

/**
 * For what is pressed while a field has the focus: the button that sends a form, the lines of its error summary. A press
 * takes the focus out of the field before it is released: the field is checked, its error is inserted or removed, the
 * button moves from under the pointer, and there is no click. With this the focus stays in the field until the click.
 */
export const STEADY_PRESS = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;
