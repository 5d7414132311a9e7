import { useEffect, useRef, type RefObject } from 'react';

/**
 * What happened to the server's input before the code arrived: the typed text becomes the value, and a focus is told
 * again to whoever waits for one. The returned ref says that it is this second telling.
 */
export function useCatchUp(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onValueChange: (value: string) => void,
): RefObject<boolean> {
  const first = useRef(true);
  const isCatchingUp = useRef(false);
  useEffect(() => {
    const element = input.current;
    if (!first.current || !element) return;
    first.current = false;
    if (element.value !== value) onValueChange(element.value);
    if (element.ownerDocument.activeElement !== element) return;
    isCatchingUp.current = true;
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    isCatchingUp.current = false;
  }, [input, value, onValueChange]);
  return isCatchingUp;
}
