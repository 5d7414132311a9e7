import { ModernFakeTimers } from '@jest/fake-timers';

/** What test files import as `@jest/globals` where they run in Node itself. */
const own = globalThis as unknown as typeof import('@jest/globals');

type FakeTimersConfig = NonNullable<Parameters<ModernFakeTimers['useFakeTimers']>[0]>;

/** The runner's own cannot wait for promises between two timers. */
const timers = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis });

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } = own;
export const jest = {
  ...own.jest,
  mocked: <Source>(source: Source) => source,
  // What the runner itself goes on with stays real.
  useFakeTimers: ({
    doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate'],
    ...config
  }: FakeTimersConfig = {}) => timers.useFakeTimers({ ...config, doNotFake }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  runAllTimersAsync: () => timers.runAllTimersAsync(),
};
