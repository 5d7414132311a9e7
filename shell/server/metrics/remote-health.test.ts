import { describe, expect, it } from '@jest/globals';
import { createRemoteHealth } from './remote-health.ts';

const MINUTE_MS = 60_000;

function watch() {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  const health = createRemoteHealth(() => nowMs);
  return {
    pass: (minutes: number) => {
      nowMs += minutes * MINUTE_MS;
    },
    note(views: number, faults: number, market = 'MX') {
      for (let view = 0; view < views; view += 1) health.note('mfe-flights', 'aaaaaaaa1111', market, 'live');
      for (let fault = 0; fault < faults; fault += 1)
        health.note('mfe-flights', 'aaaaaaaa1111', market, 'error');
    },
    state: (market = 'MX') => health.of('mfe-flights', 'aaaaaaaa1111', market).state,
    sums: () => health.of('mfe-flights', 'aaaaaaaa1111', 'MX'),
  };
}

describe('how a release does', () => {
  it.each([
    [0, 0, 'quiet'],
    [1, 0, 'good'],
    [0, 1, 'good'],
    [100, 5, 'good'],
    [100, 6, 'trouble'],
    [0, 2, 'trouble'],
  ])('%i views and %i faults are %s', (views, faults, state) => {
    const { note, state: now } = watch();
    note(views, faults);
    expect(now()).toBe(state);
  });

  it('what is older than a quarter of an hour counts no more; markets are apart', () => {
    const { note, pass, state, sums } = watch();
    note(0, 10);
    note(5, 0, 'CO');
    pass(10);
    note(7, 0);
    expect(sums()).toEqual({ state: 'trouble', views: 7, faults: 10 });
    expect(state('CO')).toBe('good');
    pass(5);
    expect(sums()).toEqual({ state: 'good', views: 7, faults: 0 });
    pass(10);
    expect(state()).toBe('quiet');
  });
});
