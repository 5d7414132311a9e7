import { describe, expect, it } from '@jest/globals';
import type { OpsOperator } from '@travesia/contracts';
import { mayEverywhere, mayInMarket, maySetMarket } from './may.ts';

const operator = (own: Partial<OpsOperator>): OpsOperator => ({
  name: 'ana',
  role: 'operator',
  remotes: '*',
  markets: '*',
  ...own,
});

describe('what the page offers whom', () => {
  it.each([
    ['an operator', operator({}), [true, true, true, true]],
    ['an operator of one market', operator({ markets: ['MX'] }), [true, false, false, true]],
    ['an owner of one market', operator({ role: 'owner', markets: ['MX'] }), [true, false, false, true]],
    ['an owner of all markets', operator({ role: 'owner' }), [true, true, false, true]],
    [
      'the team of the remote',
      operator({ role: 'team', remotes: ['mfe-flights'] }),
      [true, true, true, false],
    ],
    ['another team', operator({ role: 'team', remotes: ['mfe-hotels'] }), [false, false, false, false]],
  ] as const)('%s', (_who, who, [inMexico, inColombia, everywhere, settings]) => {
    expect(mayInMarket(who, 'mfe-flights', 'MX')).toBe(inMexico);
    expect(mayInMarket(who, 'mfe-flights', 'CO')).toBe(inColombia);
    expect(mayEverywhere(who, 'mfe-flights')).toBe(everywhere);
    expect(maySetMarket(who, 'MX')).toBe(settings);
  });
});
