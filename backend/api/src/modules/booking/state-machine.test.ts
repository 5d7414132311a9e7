import { describe, expect, it } from '@jest/globals';
import { BookingStateSchema, type BookingState } from '@travesia/contracts';
import { IN_FLIGHT_STATES, isEditable, isInFlight, mayFollow, TRANSITIONS } from './state-machine.ts';

const STATES = BookingStateSchema.options;

/** Every path from a state to any other. */
function reachableFrom(start: BookingState): Set<BookingState> {
  const seen = new Set<BookingState>();
  const open: BookingState[] = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const next of TRANSITIONS[state]) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

describe('the life of a booking', () => {
  it.each([
    ['draft', 'priced'],
    ['priced', 'ready'],
    ['ready', 'pay_started'],
    ['pay_started', 'authorised'],
    ['authorised', 'ordering'],
    ['ordering', 'ordered'],
    ['ordered', 'capturing'],
    ['capturing', 'confirmed'],
  ] as const)('%s leads to %s', (from, to) => {
    expect(mayFollow(from, to)).toBe(true);
  });

  it('B-40: nothing is captured without an order', () => {
    const leadingToCapture = STATES.filter((state) => mayFollow(state, 'capturing'));
    expect(leadingToCapture).toEqual(['ordered', 'capture_retry']);
  });

  it('an issued ticket is never given up because a capture failed', () => {
    for (const state of ['ordered', 'capturing', 'capture_retry'] as const) {
      expect(mayFollow(state, 'voiding')).toBe(false);
    }
  });

  it('an order of unknown outcome is never simply declined', () => {
    expect(mayFollow('order_unknown', 'declined')).toBe(false);
    expect(mayFollow('ordering', 'declined')).toBe(false);
  });

  it('a confirmed booking changes no more', () => {
    expect(TRANSITIONS.confirmed).toEqual([]);
  });

  it('money under way always comes to rest', () => {
    for (const state of IN_FLIGHT_STATES) {
      const ends = [...reachableFrom(state)].filter((next) => !isInFlight(next));
      expect(ends.length).toBeGreaterThan(0);
    }
  });

  it('what may be edited is never in flight', () => {
    for (const state of STATES) expect(isEditable(state) && isInFlight(state)).toBe(false);
  });
});
