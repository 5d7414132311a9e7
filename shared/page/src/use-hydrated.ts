import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and in the first render that matches it, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
