import { useCallback, useEffect, type RefObject } from 'react';

/** A panel of `<details>` closes with Escape, with a press elsewhere, and by its own doing; focus goes back. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useCallback(() => {
    const element = details.current;
    if (!element?.open) return;
    const hadFocus = element.contains(document.activeElement);
    element.open = false;
    if (hadFocus) element.querySelector('summary')?.focus();
  }, [details]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPress = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [close, details]);

  return close;
}
