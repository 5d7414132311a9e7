import { describe, expect, it } from '@jest/globals';
import { createGuessLimit } from './guess-limit.ts';

const MINUTE_MS = 60_000;

function limitAt() {
  let nowMs = 0;
  const limit = createGuessLimit({
    nowMs: () => nowMs,
    perAddress: 3,
    windowMs: 15 * MINUTE_MS,
  });
  return {
    limit,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('guesses at a token', () => {
  it('three wrong ones, and the address waits until the first is forgotten', () => {
    const { limit, pass } = limitAt();
    for (let guess = 0; guess < 3; guess += 1) {
      expect(limit.waitMs('one')).toBe(0);
      limit.failed('one');
      pass(MINUTE_MS);
    }
    expect(limit.waitMs('one')).toBe(12 * MINUTE_MS);
    expect(limit.waitMs('other')).toBe(0);
    pass(12 * MINUTE_MS);
    expect(limit.waitMs('one')).toBe(0);
  });

  it('however many addresses guess, another one may try', () => {
    const { limit } = limitAt();
    for (let address = 0; address < 1_000; address += 1) limit.failed(`address ${address}`);
    expect(limit.waitMs('another')).toBe(0);
  });

  it('who has the right one begins anew', () => {
    const { limit } = limitAt();
    limit.failed('one');
    limit.failed('one');
    limit.succeeded('one');
    limit.failed('one');
    expect(limit.waitMs('one')).toBe(0);
  });
});
