import { describe, expect, it } from '@jest/globals';
import { nextDueMs, ruleAt } from './planned.ts';
import { newRule, type PlannedToggle } from './rules.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const plan = (market: string, position: 'on' | 'off', hour: number): PlannedToggle => ({
  market,
  position,
  at: at(hour),
});
const rule = { ...newRule('aaaaaaaa1111'), off: ['CO'] };

describe('a product that is switched at a moment to come (P-02)', () => {
  it.each([
    ['before the moment nothing happens', [plan('MX', 'off', 10)], 9, ['CO'], [], 1],
    ['at the moment it happens', [plan('MX', 'off', 10)], 10, ['CO', 'MX'], [], 0],
    ['on again where it was off', [plan('CO', 'on', 10)], 11, [], ['CO'], 0],
    [
      'off and on again, whichever was planned first',
      [plan('MX', 'on', 11), plan('MX', 'off', 10)],
      12,
      ['CO'],
      ['MX'],
      0,
    ],
    ['only what came due', [plan('MX', 'off', 10), plan('MX', 'on', 15)], 12, ['CO', 'MX'], [], 1],
  ] as const)('%s', (_what, planned, hour, off, on, left) => {
    const then = ruleAt({ ...rule, planned: [...planned] }, Date.parse(at(hour)));
    expect(then.off).toEqual(off);
    expect(then.on).toEqual(on);
    expect(then.planned).toHaveLength(left);
  });

  it('the next moment is known', () => {
    const remotes = { 'mfe-flights': { ...rule, planned: [plan('MX', 'on', 15), plan('MX', 'off', 10)] } };
    expect(nextDueMs({ remotes, markets: {}, proposals: [] })).toBe(Date.parse(at(10)));
    expect(nextDueMs({ remotes: { 'mfe-flights': rule }, markets: {}, proposals: [] })).toBeNull();
  });
});
