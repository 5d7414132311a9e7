import { useMemo } from 'react';

/** The same object as long as it says the same: what hangs on it is not worked out anew. Of plain data only. */
export function useSame<Value>(value: Value): Value {
  const words = JSON.stringify(value);
  // The words stand for the value.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => value, [words]);
}
