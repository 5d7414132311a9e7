import { createWritable, type Readable } from '../sdk/readable.ts';
import type { Progress } from '../sdk/sdk.ts';

/** Counts what is under way; the loading bar renders it (P-32). */
export interface HostProgress extends Progress {
  readonly pending: Readable<number>;
  /** A child whose tokens all end with it. */
  scope(): Progress & { end(): void };
}

export function createProgress(): HostProgress {
  const pending = createWritable(0);
  function begin() {
    let isOpen = true;
    pending.set(pending.getSnapshot() + 1);
    return () => {
      if (!isOpen) return;
      isOpen = false;
      pending.set(pending.getSnapshot() - 1);
    };
  }
  return {
    pending,
    begin,
    scope() {
      const open = new Set<() => void>();
      return {
        begin() {
          const end = begin();
          const close = () => {
            open.delete(close);
            end();
          };
          open.add(close);
          return close;
        },
        end: () => [...open].forEach((close) => close()),
      };
    },
  };
}
