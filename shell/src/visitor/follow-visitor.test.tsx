import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentState, VisitorContext } from '@travesia/contracts';
import { aRemote, aState, createFakeHost } from '../testing/fake-host.tsx';
import { followVisitor } from './follow-visitor.ts';

const PERU: VisitorContext = {
  market: { ...aState.market, id: 'PE', defaultCurrency: 'PEN', contactNumber: '+51 1 555 0160' },
  currency: 'PEN',
  contactNumber: '+51 1 555 0160',
  countryCode: 'PE',
  isMarketChosen: false,
  onSale: ['mfe-flights'],
};
const NOBODY: VisitorContext = {
  ...PERU,
  market: { ...PERU.market, id: 'intl' },
  currency: 'USD',
  countryCode: null,
};
const contacts = (results: { contactNumber: string; countryCode: string | null }[]) => ({
  data: { companyContactInfoDisplayQuery: { results } },
});
const RATES = {
  success: true,
  data: { base: 'USD', asOf: '2026-11-19', source: 'BCE', rates: { EUR: 0.9 } },
};

type Answers = Readonly<Record<string, unknown>>;

function follow(state: Partial<DocumentState>, answers: Answers) {
  const asked: string[] = [];
  const fetch = jest.fn<typeof globalThis.fetch>(async (address) => {
    const path = new URL(address instanceof Request ? address.url : address, 'http://localhost').pathname;
    asked.push(path);
    const answer = answers[path];
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  const host = createFakeHost({ remotes: [aRemote('mfe-flights')], ...state });
  const faults: string[] = [];
  followVisitor(host, (what) => void faults.push(what), fetch);
  return { host, asked, faults, context: () => host.context.getSnapshot() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const nowhere = { countryCode: null, market: { ...aState.market, id: 'intl' }, currency: 'USD' } as const;

afterEach(() => void jest.restoreAllMocks());

describe('what is asked once the page stands (P-17)', () => {
  it('everything at the same time, nothing in the way of another', async () => {
    const { asked } = follow({ ...nowhere, currency: 'EUR' }, {});
    expect(asked.toSorted()).toEqual(['/api/currencyExchange', '/api/graphql', '/preferences.json']);
    await settled();
  });

  it('P-19: the number of the visitor’s country takes the place of the configured one', async () => {
    const results = [
      { contactNumber: '+34 911 000 000', countryCode: 'ES' },
      { contactNumber: '+1 202', countryCode: null },
    ];
    const { context } = follow({}, { '/api/graphql': contacts(results) });
    await settled();
    expect(context().contactNumber).toBe('+34 911 000 000');
  });

  it('P-19, X-17: without the list the configured number stays', async () => {
    const { context, faults } = follow({}, {});
    await settled();
    expect(context().contactNumber).toBe(aState.contactNumber);
    expect(faults).toContain('contact numbers');
  });

  it('P-18: a document that did not wait for the country goes there as soon as it is known', async () => {
    const { context } = follow(nowhere, { '/preferences.json': PERU });
    await settled();
    expect(context()).toMatchObject({
      market: { id: 'PE' },
      currency: 'PEN',
      countryCode: 'PE',
      locale: 'es',
    });
  });

  it('P-18: an unknown country leaves dollars and no country', async () => {
    const { context, host } = follow(nowhere, { '/preferences.json': NOBODY });
    const before = host.context.getSnapshot();
    await settled();
    expect(context()).toBe(before);
    expect(context()).toMatchObject({ currency: 'USD', countryCode: null });
  });

  it.each([
    ['known', { countryCode: 'ES' }],
    ['of no matter, because the market was chosen', { ...nowhere, isMarketChosen: true }],
  ])('the country is not asked where it is %s', async (_why, state) => {
    const { asked } = follow(state, {});
    await settled();
    expect(asked).not.toContain('/preferences.json');
  });

  it('X-09: day and source of the rates are asked once, when a currency needs them', async () => {
    const { host, asked } = follow({ currency: 'USD' }, { '/api/currencyExchange': RATES });
    expect(asked).not.toContain('/api/currencyExchange');
    host.context.set({ ...host.context.getSnapshot(), currency: 'EUR' });
    await settled();
    host.context.set({ ...host.context.getSnapshot(), currency: 'MXN' });
    expect(host.ratesOf.getSnapshot()).toEqual({ asOf: '2026-11-19', source: 'BCE' });
    expect(asked.filter((path) => path === '/api/currencyExchange')).toHaveLength(1);
  });

  it('P-05: what another tab chose holds here, too; a fact of our own asks nothing', async () => {
    const { host, asked, context } = follow({}, { '/preferences.json': PERU });
    host.bus.publish('market-changed@1', { market: 'ES' });
    host.bus.publish('currency-changed@1', { currency: 'EUR' });
    await settled();
    expect(asked).not.toContain('/preferences.json');
    host.bus.publish('market-changed@1', { market: 'PE' });
    await settled();
    expect(context()).toMatchObject({ market: { id: 'PE' }, currency: 'PEN' });
  });
});
