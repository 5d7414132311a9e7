import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTrustedKeys, type TrustedKeys } from './signatures.ts';

/** Changes whenever a file comes, goes, or is written anew. */
function marksOf(folder: string): string {
  const marks = readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return marks.toSorted().join('\n');
}

/**
 * The trusted keys as they lie in the folder now, the same map as long as nothing changes. A folder that cannot be
 * read leaves the keys that were read last; at the start it stops the start.
 */
export function followTrustedKeys(folder: string, onFault: (cause: unknown) => void): () => TrustedKeys {
  let marks = marksOf(folder);
  let keys = readTrustedKeys(folder);
  let isTold = false;
  return () => {
    try {
      const now = marksOf(folder);
      if (now !== marks) keys = readTrustedKeys(folder);
      marks = now;
      isTold = false;
    } catch (cause) {
      if (!isTold) onFault(cause);
      isTold = true;
    }
    return keys;
  };
}
