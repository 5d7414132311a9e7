import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { buildsOf, chooseBuild, rolloutPercentileOf } from './choose-build.ts';
import { newRule, type RemoteRule } from './rules.ts';

const LIVE = 'aaaaaaaa1111';
const NEXT = 'bbbbbbbb2222';
const OLD = 'cccccccc3333';
const REMOTE = 'mfe-flights';
const EVERYBODY = 100_000;

const rule = (own: Partial<RemoteRule> = {}): RemoteRule => ({ ...newRule(LIVE), ...own });
const at = (percent: number) => ({ build: NEXT, percent });
/** Numbers of a visitor who stands low and of one who stands high. */
const numbers = Array.from({ length: 200 }, () => randomUUID());
const early = numbers.find((number) => rolloutPercentileOf(number, REMOTE) < 5) ?? '';
const late = numbers.find((number) => rolloutPercentileOf(number, REMOTE) > 95) ?? '';

describe('the build that a visitor gets', () => {
  it.each([
    ['the live one', rule(), 'ES', early, LIVE],
    ['the next one, for whoever stands within the share', rule({ canary: at(10) }), 'ES', early, NEXT],
    ['the live one, for whoever stands outside', rule({ canary: at(10) }), 'ES', late, LIVE],
    ['the live one, for who has no number yet', rule({ canary: at(100) }), 'ES', null, LIVE],
    [
      'the one that the market pinned',
      rule({ markets: { MX: { pin: OLD, canary: null } } }),
      'MX',
      early,
      OLD,
    ],
    [
      'not what another market pinned',
      rule({ markets: { MX: { pin: OLD, canary: null } } }),
      'ES',
      early,
      LIVE,
    ],
    [
      'a pin is stronger than a share',
      rule({ canary: at(100), markets: { MX: { pin: OLD, canary: null } } }),
      'MX',
      early,
      OLD,
    ],
    [
      'the share of the market is stronger than that of all',
      rule({ canary: at(0), markets: { MX: { pin: null, canary: at(100) } } }),
      'MX',
      late,
      NEXT,
    ],
    ['nothing, where nothing was published', rule({ live: null }), 'ES', early, null],
  ] as const)('P-02, P-03: is %s', (_what, given, market, bucket, build) => {
    expect(chooseBuild(REMOTE, given, market, bucket)).toBe(build);
  });

  it('P-03: ten percent of a hundred thousand visitors are ten percent, and raising the share moves nobody back', () => {
    const visitors = Array.from({ length: EVERYBODY }, (_, index) => `visitor-${index}`);
    const tries = (percent: number) =>
      new Set(
        visitors.filter((each) => chooseBuild(REMOTE, rule({ canary: at(percent) }), 'ES', each) === NEXT),
      );
    const [ten, thirty] = [tries(10), tries(30)];
    expect((ten.size / EVERYBODY) * 100).toBeGreaterThan(9.7);
    expect((ten.size / EVERYBODY) * 100).toBeLessThan(10.3);
    expect([...ten].every((visitor) => thirty.has(visitor))).toBe(true);
    expect(tries(0).size).toBe(0);
    expect(tries(100).size).toBe(EVERYBODY);
  });

  it('P-03: who is first for one remote is not first for every remote', () => {
    const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
    const both = visitors.filter(
      (each) => rolloutPercentileOf(each, 'mfe-flights') < 10 && rolloutPercentileOf(each, 'mfe-hotels') < 10,
    );
    expect(both.length / visitors.length).toBeLessThan(0.02);
  });

  it('all builds that somebody may get are known', () => {
    const given = rule({
      canary: at(5),
      markets: { MX: { pin: OLD, canary: null }, CO: { pin: null, canary: at(9) } },
    });
    expect(buildsOf(given).toSorted()).toEqual([LIVE, NEXT, OLD]);
    expect(buildsOf(newRule(null))).toEqual([]);
  });
});
