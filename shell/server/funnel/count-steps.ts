import { randomUUID } from 'node:crypto';
import type { FunnelBatch, FunnelCount } from '@travesia/contracts';

export interface CountStepsOptions {
  /** Rejects where it is not known to have been counted. */
  readonly send: (batch: FunnelBatch) => Promise<void>;
  readonly onFault: (cause: unknown) => void;
}

export interface StepCounts {
  add(step: Omit<FunnelCount, 'count'>): void;
  /** Sends what was counted since the last time. */
  flush(): Promise<void>;
}

/** Of one process and day; further ones are counted together, so that nobody can fill the table with made-up names. */
const SOURCES_MAX = 300;
const LINES_MAX = 1_000;

/** Sums of a process of the site, sent now and then. A batch that may not have come is sent again, with its id. */
export function createStepCounts({ send, onFault }: CountStepsOptions): StepCounts {
  let counts = new Map<string, FunnelCount>();
  let sources = { day: '', names: new Set<string>() };
  let unsent: FunnelBatch | null = null;
  let sending: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    if (!unsent && counts.size > 0) {
      unsent = { id: randomUUID(), counts: [...counts.values()] };
      counts = new Map();
    }
    if (!unsent) return;
    try {
      await send(unsent);
      unsent = null;
    } catch (cause) {
      onFault(cause);
    }
  }

  return {
    add(step) {
      if (sources.day !== step.day) sources = { day: step.day, names: new Set() };
      const isKnown = sources.names.has(step.source) || sources.names.size < SOURCES_MAX;
      if (isKnown) sources.names.add(step.source);
      const row = { ...step, source: isKnown ? step.source : 'other' };
      const key = JSON.stringify(row);
      const known = counts.get(key);
      if (known || counts.size < LINES_MAX) counts.set(key, { ...row, count: (known?.count ?? 0) + 1 });
    },
    flush() {
      sending ??= deliver().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
