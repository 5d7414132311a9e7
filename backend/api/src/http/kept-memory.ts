import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What the process holds on to, bytes: whatever nobody needs is collected first. Halts everything for as long. */
export function measureKeptMemory(): { readonly keptBytes: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What a finalizer lets go of is collected by the second one.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return { keptBytes: heapUsed + external };
}
