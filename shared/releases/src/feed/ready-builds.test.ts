import { describe, expect, it } from '@jest/globals';
import { withPreparedBuildsOnly } from './ready-builds.ts';
import { newRule, NOTHING_SPECIAL, type RemoteRule } from './rules.ts';

const isReady = (build: string) => build !== 'new';
const old = newRule('old');
const tried = (build: string) => ({ build, percent: 10 });
const inMexico = (pin: string): RemoteRule => ({ ...old, markets: { MX: { ...NOTHING_SPECIAL, pin } } });

describe('a rule as far as its builds are ready (P-03)', () => {
  it.each<[string, RemoteRule, RemoteRule | undefined, RemoteRule | null]>([
    ['what is ready is given', newRule('other'), old, newRule('other')],
    ['a build that is not ready leaves what was', newRule('new'), old, old],
    ['who tries nothing yet goes on so', { ...old, canary: tried('new') }, old, old],
    [
      'who tries a build goes on trying it until the next is ready',
      { ...old, canary: tried('new') },
      { ...old, canary: tried('other') },
      { ...old, canary: tried('other') },
    ],
    ['a market keeps its pin', inMexico('new'), inMexico('other'), inMexico('other')],
    ['a market without one goes with everybody meanwhile', inMexico('new'), old, old],
    ['off is off at once', { ...newRule('new'), off: ['MX'] }, old, { ...old, off: ['MX'] }],
    [
      'a market that goes back does not wait for the build of the others',
      { ...inMexico('old'), live: 'new' },
      inMexico('other'),
      inMexico('old'),
    ],
    ['the first build of all is awaited', newRule('new'), undefined, null],
  ])('%s', (_what, rule, before, given) => {
    expect(withPreparedBuildsOnly(rule, before, isReady)).toEqual(given);
  });
});
