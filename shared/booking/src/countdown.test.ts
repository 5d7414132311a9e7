import { describe, expect, it } from '@jest/globals';
import { RESULTS_TIMER_MIN } from '@travesia/domain';
import { createCountdown, EXTENSIONS_MAX, type CountdownOptions } from './countdown.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = 10 * DAY_MS;

function memoryStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function clockOf(options: Partial<CountdownOptions> = {}) {
  let nowMs = START_MS;
  const ticks = new Set<() => void>();
  const clock = createCountdown({
    durationMs: RESULTS_TIMER_MIN * MINUTE_MS,
    nowMs: () => nowMs,
    tick(callback) {
      ticks.add(callback);
      return () => void ticks.delete(callback);
    },
    ...options,
  });
  const pass = (ms: number) => {
    nowMs += ms;
    for (const callback of ticks) callback();
  };
  return { clock, pass, ticks, now: () => nowMs };
}

describe('the clock of a held price', () => {
  it('S-43: runs fifteen minutes on results, warns at two minutes and thirty seconds, then is over', () => {
    const { clock, pass } = clockOf();
    clock.subscribe(() => {});
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 900, warning: null });
    pass(13 * MINUTE_MS - 1000);
    expect(clock.view()).toMatchObject({ secondsLeft: 121, warning: null });
    pass(1000);
    expect(clock.view()).toMatchObject({ secondsLeft: 120, warning: 120 });
    pass(90_000);
    expect(clock.view()).toMatchObject({ secondsLeft: 30, warning: 30 });
    pass(29_999);
    expect(clock.view()).toMatchObject({ secondsLeft: 1, status: 'running' });
    pass(1);
    expect(clock.view()).toMatchObject({ secondsLeft: 0, status: 'finished' });
  });

  it('a tab that slept wakes up at the right time', () => {
    const { clock, pass } = clockOf();
    clock.subscribe(() => {});
    pass(60 * MINUTE_MS);
    expect(clock.view().status).toBe('finished');
  });

  it('S-43: a pause stops it and a resume goes on from there', () => {
    const { clock, pass } = clockOf();
    pass(MINUTE_MS);
    clock.pause();
    pass(30 * MINUTE_MS);
    expect(clock.view()).toMatchObject({ status: 'paused', secondsLeft: 840 });
    clock.resume();
    pass(MINUTE_MS);
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 780 });
  });

  it('S-43: can be extended ten times', () => {
    const { clock } = clockOf();
    for (let times = 0; times < EXTENSIONS_MAX; times += 1) expect(clock.extend(MINUTE_MS)).toBe(true);
    expect(clock.extend(MINUTE_MS)).toBe(false);
    expect(clock.view()).toMatchObject({ secondsLeft: 900 + 600, extensionsLeft: 0 });
  });

  it('S-43: but not past the life of the supplier’s offer', () => {
    const { clock } = clockOf({ limitAtMs: () => START_MS + 16 * MINUTE_MS });
    expect(clock.extend(5 * MINUTE_MS)).toBe(true);
    expect(clock.view().secondsLeft).toBe(960);
    expect(clock.extend(5 * MINUTE_MS)).toBe(false);
  });

  it('S-43: a device whose clock is a day ahead has its fifteen minutes, and more when it asks', () => {
    const { clock } = clockOf({ limitAtMs: () => START_MS - DAY_MS + 30 * MINUTE_MS });
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 900 });
    expect(clock.extend(5 * MINUTE_MS)).toBe(true);
    expect(clock.view().secondsLeft).toBe(1200);
  });

  it('S-43: a device whose clock was set back by a day begins anew, and does not wait for a day', () => {
    const storage = memoryStorage();
    clockOf({ storage }).clock.keep();
    const { clock } = clockOf({ storage, nowMs: () => START_MS - DAY_MS });
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 900 });
  });

  it('an ended clock is not extended, it is restarted', () => {
    const { clock, pass } = clockOf();
    pass(15 * MINUTE_MS);
    expect(clock.extend(MINUTE_MS)).toBe(false);
    clock.restart();
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 900, warning: null });
  });

  it('S-43: survives a reload, paused or running', () => {
    const storage = memoryStorage();
    const first = clockOf({ storage });
    first.clock.keep();
    const second = clockOf({ storage });
    second.pass(MINUTE_MS);
    expect(second.clock.view().secondsLeft).toBe(840);
    second.clock.pause();
    const third = clockOf({ storage });
    third.pass(20 * MINUTE_MS);
    expect(third.clock.view()).toMatchObject({ status: 'paused', secondsLeft: 840 });
    third.clock.clear();
    expect(storage.items.size).toBe(0);
  });

  it.each(['{', 'null', '{"endsAtMs":null,"pausedLeftMs":null,"extensions":0}', '{"endsAtMs":-1}'])(
    'broken storage (%s) starts again',
    (text) => {
      const { clock } = clockOf({ storage: memoryStorage({ 'travesia.countdown': text }) });
      expect(clock.view().secondsLeft).toBe(900);
    },
  );

  it('takes the server’s word for what is left', () => {
    const { clock } = clockOf();
    clock.setSecondsLeft(75);
    expect(clock.view()).toMatchObject({ secondsLeft: 75, warning: 120 });
    clock.pause();
    clock.setSecondsLeft(60);
    expect(clock.view()).toMatchObject({ status: 'paused', secondsLeft: 60 });
  });

  it('ticks only while someone looks and it runs', () => {
    const { clock, pass, ticks } = clockOf();
    expect(ticks.size).toBe(0);
    const leave = clock.subscribe(() => {});
    expect(ticks.size).toBe(1);
    clock.pause();
    expect(ticks.size).toBe(0);
    clock.resume();
    expect(ticks.size).toBe(1);
    pass(15 * MINUTE_MS);
    expect(ticks.size).toBe(0);
    clock.restart();
    leave();
    expect(ticks.size).toBe(0);
  });

  it('what it shows is one object until it changes', () => {
    const { clock, pass } = clockOf();
    const before = clock.view();
    pass(0);
    expect(clock.view()).toBe(before);
    pass(1000);
    expect(clock.view()).not.toBe(before);
  });
});
