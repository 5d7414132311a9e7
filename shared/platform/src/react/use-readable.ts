import { useSyncExternalStore } from 'react';
import type { Readable } from '../sdk/readable.ts';

/** The value now; while the server's HTML is hydrated, the one it was rendered with. A change renders again. */
export function useReadable<Value>({ subscribe, getSnapshot, getServerSnapshot }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot ?? getSnapshot);
}
