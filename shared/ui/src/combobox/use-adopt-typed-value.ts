import { useEffect, useRef, type RefObject } from 'react';

/** What was typed into the server's input before the code arrived becomes the value. */
export function useAdoptTypedValue(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onValueChange: (value: string) => void,
): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    const typed = input.current?.value ?? value;
    if (typed !== value) onValueChange(typed);
  }, [input, value, onValueChange]);
}
