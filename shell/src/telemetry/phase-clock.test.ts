import { describe, expect, it } from '@jest/globals';
import type { RemoteSighting } from '@travesia/contracts';
import { createPhaseClock } from './phase-clock.ts';

function watch() {
  let nowMs = 0;
  const told: RemoteSighting[] = [];
  const clock = createPhaseClock<object>(
    () => nowMs,
    (sighting) => void told.push(sighting),
  );
  const place = {};
  const now = (phase: string) => ({ remote: 'mfe-flights', build: 'aaaaaaaa1111', phase });
  return {
    told: () => told.map(({ phase, during, ms }) => [phase, during, ms]),
    find: (phase: string) => clock.found(place, now(phase)),
    move(phase: string, afterMs: number) {
      nowMs += afterMs;
      clock.moved(place, now(phase));
    },
  };
}

describe('what is told of a remote in a page', () => {
  it('every phase with its time, and that it lives', () => {
    const { move, told } = watch();
    for (const [phase, afterMs] of [
      ['resolving', 0],
      ['loading', 20],
      ['mounting', 300],
      ['live', 15],
    ] as const)
      move(phase, afterMs);
    expect(told()).toEqual([
      ['resolve', null, 20],
      ['load', null, 300],
      ['mount', null, 15],
      ['live', null, null],
    ]);
  });

  it('a failure says in which phase, and a success after it counts again', () => {
    const { move, told } = watch();
    move('resolving', 0);
    move('loading', 10);
    move('failed', 5_000);
    move('resolving', 1_000);
    move('loading', 5);
    move('mounting', 50);
    move('live', 5);
    expect(told().filter(([phase]) => phase === 'error' || phase === 'live')).toEqual([
      ['error', 'load', 5_000],
      ['live', null, null],
    ]);
  });

  it('what fails while it lives, failed while it lived', () => {
    const { find, move, told } = watch();
    find('live');
    move('failed', 400);
    expect(told()).toEqual([
      ['live', null, null],
      ['error', 'live', null],
    ]);
  });

  it('the same phase told twice is told once', () => {
    const { move, told } = watch();
    move('mounting', 0);
    move('live', 5);
    move('live', 5);
    expect(told().filter(([phase]) => phase === 'live')).toHaveLength(1);
  });
});
