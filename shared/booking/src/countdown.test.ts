import { describe, expect, it } from '@jest/globals';
import { createCountdown } from './countdown.ts';

const MINUTE_MS = 60_000;
const START_MS = 10 * 24 * 60 * MINUTE_MS;

function clockOf(lastsMs = 15 * MINUTE_MS) {
  let nowMs = START_MS;
  const ticks = new Set<() => void>();
  const clock = createCountdown({
    endsAtMs: START_MS + lastsMs,
    nowMs: () => nowMs,
    tick(callback) {
      ticks.add(callback);
      return () => void ticks.delete(callback);
    },
  });
  const pass = (ms: number) => {
    nowMs += ms;
    for (const callback of ticks) callback();
  };
  return { clock, pass, ticks };
}

describe('the clock of a held price', () => {
  it('S-43: runs to the end of the offer, warns at two minutes and thirty seconds, then is over', () => {
    const { clock, pass } = clockOf();
    clock.subscribe(() => {});
    expect(clock.view()).toEqual({ status: 'running', secondsLeft: 900, warning: null });
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

  it('S-43: a pause stops what is shown, and a resume shows the time that the supplier still gives', () => {
    const { clock, pass } = clockOf();
    pass(MINUTE_MS);
    clock.pause();
    pass(2 * MINUTE_MS);
    expect(clock.view()).toMatchObject({ status: 'paused', secondsLeft: 840 });
    clock.resume();
    expect(clock.view()).toMatchObject({ status: 'running', secondsLeft: 720 });
  });

  it('S-43: what ended while it was paused is over on resume', () => {
    const { clock, pass } = clockOf();
    clock.pause();
    pass(16 * MINUTE_MS);
    expect(clock.view().status).toBe('paused');
    clock.resume();
    expect(clock.view().status).toBe('finished');
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
    leave();
    expect(ticks.size).toBe(0);
    clock.subscribe(() => {});
    pass(15 * MINUTE_MS);
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
