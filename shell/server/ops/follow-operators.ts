import { statSync } from 'node:fs';
import { readOperators, type Operator } from '@travesia/releases/operators';

/** The operators as their file has them now: who is taken out of it is out at her next click. */
export function followOperators(file: string, onFault: (cause: unknown) => void): () => readonly Operator[] {
  let known: readonly Operator[] = [];
  let readAtMs = -1;
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs === readAtMs) return known;
      known = readOperators(file);
      readAtMs = mtimeMs;
    } catch (cause) {
      // Nobody is let in by a file that cannot be read.
      if (known.length > 0 || readAtMs !== 0) onFault(cause);
      known = [];
      readAtMs = 0;
    }
    return known;
  };
}
