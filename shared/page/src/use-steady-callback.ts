import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component stands, which does what its latest rendering says. For handlers of
 * parts that are rendered anew only when their data change.
 */
export function useSteadyCallback<Arguments extends readonly unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
