import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Lifecycles, MountProps } from '../react/create-lifecycles.tsx';
import { mountRemote, type MountPhase } from './mount-remote.ts';

const props = { name: 'slot#1', domElement: {} as HTMLElement, sdk: {} as never };

function lifecycles(overrides: Partial<Lifecycles> = {}): Lifecycles {
  const done = () => Promise.resolve(null);
  return { bootstrap: done, mount: done, unmount: done, ...overrides };
}

function start(load: () => Promise<Lifecycles>) {
  const phases: MountPhase[] = [];
  const faults: unknown[] = [];
  const end = mountRemote({
    load: (onPhase) => {
      onPhase('loading');
      return load();
    },
    props,
    onPhase(phase, fault) {
      phases.push(phase);
      if (fault) faults.push(fault);
    },
  });
  return { phases, faults, end };
}

const never = () => new Promise<never>(() => {});

describe('bringing a remote to life', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes through its phases to live', async () => {
    const { phases } = start(async () => lifecycles());
    await jest.advanceTimersByTimeAsync(6000);
    expect(phases).toEqual(['resolving', 'loading', 'mounting', 'live']);
  });

  it('P-06: a remote that cannot be loaded fails at once', async () => {
    const { phases, faults } = start(() => Promise.reject(new Error('404')));
    await jest.advanceTimersByTimeAsync(0);
    expect(phases.at(-1)).toBe('failed');
    expect(String(faults[0])).toContain('404');
  });

  it.each([
    ['a load', () => never()],
    ['a mount', async () => lifecycles({ mount: never })],
    ['a bootstrap', async () => lifecycles({ bootstrap: never })],
  ])('P-06: %s that hangs has failed after 5 s, not before', async (_what, load) => {
    const { phases } = start(load);
    await jest.advanceTimersByTimeAsync(4999);
    expect(phases).not.toContain('failed');
    await jest.advanceTimersByTimeAsync(1);
    expect(phases.at(-1)).toBe('failed');
  });

  it('P-06: a later success still mounts', async () => {
    let arrive: (loaded: Lifecycles) => void = () => {};
    const { phases } = start(() => new Promise<Lifecycles>((resolve) => (arrive = resolve)));
    await jest.advanceTimersByTimeAsync(5000);
    expect(phases.at(-1)).toBe('failed');

    arrive(lifecycles());
    await jest.advanceTimersByTimeAsync(0);
    expect(phases.at(-1)).toBe('live');
  });

  it('P-06: a remote that throws while it renders has failed, although single-spa-react says it mounted', async () => {
    const { phases, faults } = start(async () =>
      lifecycles({
        mount: (mounted: MountProps) => {
          mounted.onCrash(new Error('thrown in render'));
          return Promise.resolve(null);
        },
      }),
    );
    await jest.advanceTimersByTimeAsync(6000);
    expect(phases.at(-1)).toBe('failed');
    expect(faults).toHaveLength(1);
  });

  it('P-06: a crash long after mounting is told too', async () => {
    let crash: (fault: unknown) => void = () => {};
    const { phases } = start(async () =>
      lifecycles({
        mount: (mounted: MountProps) => {
          crash = mounted.onCrash;
          return Promise.resolve(null);
        },
      }),
    );
    await jest.advanceTimersByTimeAsync(60_000);
    expect(phases.at(-1)).toBe('live');
    crash(new Error('later'));
    expect(phases.at(-1)).toBe('failed');
  });

  it('leaves the page without waiting for an unmount that hangs, and is silent afterwards', async () => {
    const unmount = jest.fn(never);
    const { phases, end } = start(async () => lifecycles({ unmount }));
    await jest.advanceTimersByTimeAsync(0);
    end();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(phases.at(-1)).toBe('live');
  });

  it('does not mount what arrives after the visitor has left', async () => {
    const mount = jest.fn(() => Promise.resolve(null));
    let arrive: (loaded: Lifecycles) => void = () => {};
    const { end } = start(() => new Promise<Lifecycles>((resolve) => (arrive = resolve)));
    end();
    arrive(lifecycles({ mount }));
    await jest.advanceTimersByTimeAsync(0);
    expect(mount).not.toHaveBeenCalled();
  });
});
