import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { chooseMarket, readMarkets } from './markets.ts';

const markets = readMarkets(join(import.meta.dirname, '../../markets'));

describe('market of a document', () => {
  it('P-49: the eight markets stand, each with a number to call', () => {
    expect([...markets.keys()].toSorted()).toEqual(['AR', 'CL', 'CO', 'ES', 'MX', 'PE', 'US', 'intl']);
    for (const market of markets.values()) expect(market.contactNumber).toMatch(/^\+\d/);
  });

  it.each([
    ['MX', 'ES', 'MX', 'cookie'],
    ['ZZ', 'ES', 'ES', 'country'],
    [undefined, 'CO', 'CO', 'country'],
    [undefined, 'DE', 'intl', 'default'],
    ['__proto__', null, 'intl', 'default'],
  ] as const)('P-49: cookie %s in country %s gives %s by %s', (cookie, country, id, source) => {
    const choice = chooseMarket(markets, { cookie, country });
    expect([choice.market.id, choice.source]).toEqual([id, source]);
  });
});
