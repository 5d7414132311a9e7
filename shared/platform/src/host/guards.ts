import type { Guards } from '../sdk/sdk.ts';

export interface HostGuards extends Guards {
  /** Whether anybody has something to lose. */
  isDirty(): boolean;
}

export function createGuards(): HostGuards {
  const checks = new Set<() => boolean>();
  return {
    add(isDirty) {
      checks.add(isDirty);
      return () => void checks.delete(isDirty);
    },
    isDirty: () => [...checks].some((check) => check()),
  };
}
