import { describe, expect, it, jest } from '@jest/globals';
import { followUpdates, type UpdateWatch } from './follow-updates.ts';

function open(parts: Partial<UpdateWatch> & { hadWorker?: boolean } = {}) {
  const target = new EventTarget();
  const registration = {
    update: jest.fn(async () => registration),
    unregister: jest.fn(async () => true),
  };
  const done: string[] = [];
  let tick = () => {};
  let everyMs = 0;
  const workers = {
    controller: parts.hadWorker ? {} : null,
    register: jest.fn(async (_address: string, _options: unknown) => registration),
    getRegistrations: jest.fn(async () => [registration]),
    addEventListener: target.addEventListener.bind(target),
  };
  const started = followUpdates({
    workers: workers as never,
    isWanted: true,
    isOnline: () => true,
    every: (run, delayMs) => {
      tick = run;
      everyMs = delayMs;
    },
    isBusy: () => false,
    reload: () => void done.push('reload'),
    waitForNavigation: () => void done.push('wait'),
    report: (fault) => void done.push(String(fault)),
    ...parts,
  });
  return {
    started,
    workers,
    registration,
    done,
    hour: () => tick(),
    everyMs: () => everyMs,
    newVersion: () => void target.dispatchEvent(new Event('controllerchange')),
  };
}

describe('new versions', () => {
  it('P-25: the worker of the whole site is registered, never from a cache', async () => {
    const { started, workers } = open();
    await started;
    expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it('P-28: are asked for every 3600 s, and not while offline', async () => {
    let isOnline = true;
    const { started, registration, hour, everyMs } = open({ isOnline: () => isOnline });
    await started;
    expect(everyMs()).toBe(3_600_000);
    hour();
    isOnline = false;
    hour();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('P-28: reload the page', async () => {
    const { started, done, newVersion } = open({ hadWorker: true });
    await started;
    newVersion();
    expect(done).toEqual(['reload']);
  });

  it('P-28: the first worker of a browser reloads nothing, the second does', async () => {
    const { started, done, newVersion } = open();
    await started;
    newVersion();
    expect(done).toEqual([]);
    newVersion();
    expect(done).toEqual(['reload']);
  });

  it('P-29: wait for the next navigation while a form holds typed data', async () => {
    const { started, done, newVersion } = open({ hadWorker: true, isBusy: () => true });
    await started;
    newVersion();
    expect(done).toEqual(['wait']);
  });

  it('the kill switch takes the worker away and registers none', async () => {
    const { started, workers, registration } = open({ isWanted: false });
    await started;
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(workers.register).not.toHaveBeenCalled();
  });

  it('a browser without workers, or one that refuses, has the site all the same', async () => {
    await open({ workers: null }).started;
    const refusing = open();
    refusing.workers.register.mockRejectedValueOnce(new Error('refused'));
    await expect(refusing.started).resolves.toBeUndefined();
    const { started, done } = open({
      workers: { ...refusing.workers, register: async () => Promise.reject(new Error('refused')) } as never,
    });
    await started;
    expect(done).toEqual(['Error: refused']);
  });
});
