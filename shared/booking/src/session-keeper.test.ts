import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@travesia/api-client';
import * as v from 'valibot';
import { createSessionKeeper } from './session-keeper.ts';

const FRESH = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const KNOWN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

function visitorWithServer(answer: (path: string, calls: string[]) => { status: number; body: unknown }) {
  const calls: string[] = [];
  let agentId = KNOWN;
  const client = createApiClient({
    infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    baseUrl: '/api',
    locale: () => 'es',
    fetch: async (address) => {
      const path = String(address).replace('/api', '');
      calls.push(path);
      const { status, body } = answer(path, calls);
      return Response.json(body, { status });
    },
  });
  const keeper = createSessionKeeper({
    client,
    visitor: { agentId: () => agentId, adoptAgentId: (id) => (agentId = id) },
    context: () => ({ locale: 'es', countryCode: null, currencyCode: 'USD' }),
  });
  const save = (agent: string) =>
    client.post('/user/session/customer', v.object({ data: v.unknown() }), { body: { agent } });
  return { keeper, calls, save, agentId: () => agentId };
}

const started = { status: 201, body: { data: { expiresAt: '2026-11-21T00:00:00Z' } } };
const lost = { status: 401, body: { error: { code: 'session_expired', message: '', requestId: 'r' } } };
const saved = { status: 200, body: { data: {} } };
const isStart = (path: string) => path.endsWith('/start');

describe('the session of a visitor', () => {
  it('P-16: is started once before the first call, whoever asks first', async () => {
    const { keeper, calls, save } = visitorWithServer((path) => (isStart(path) ? started : saved));
    await Promise.all([keeper.call(save), keeper.call(save), keeper.ensure()]);
    expect(calls.filter(isStart)).toHaveLength(1);
    expect(calls).toHaveLength(3);
  });

  it('P-16: a lost session is started again once, then the call is repeated', async () => {
    const { keeper, calls, save } = visitorWithServer((path, sent) =>
      isStart(path) ? started : sent.filter(isStart).length < 2 ? lost : saved,
    );
    await keeper.call(save);
    expect(calls).toEqual([
      '/user/session/start',
      '/user/session/customer',
      '/user/session/start',
      '/user/session/customer',
    ]);
  });

  it('P-16: calls that lose it together start it once', async () => {
    const { keeper, calls, save } = visitorWithServer((path, sent) =>
      isStart(path) ? started : sent.filter(isStart).length < 2 ? lost : saved,
    );
    await Promise.all([keeper.call(save), keeper.call(save)]);
    expect(calls.filter(isStart)).toHaveLength(2);
  });

  it('P-16: a session lost twice is said, not tried for ever', async () => {
    const { keeper, calls, save } = visitorWithServer((path) => (isStart(path) ? started : lost));
    await expect(keeper.call(save)).rejects.toMatchObject({ code: 'session_expired' });
    expect(calls).toHaveLength(4);
  });

  it('P-16: a conflict gives a fresh visitor id, which later calls carry', async () => {
    const { keeper, agentId, save } = visitorWithServer((path) =>
      isStart(path) ? { status: 201, body: { data: { expiresAt: '', agentId: FRESH } } } : saved,
    );
    await keeper.call((agent) => {
      expect(agent).toBe(FRESH);
      return save(agent);
    });
    expect(agentId()).toBe(FRESH);
  });

  it('a start that failed is tried again by the next call', async () => {
    let isDown = true;
    const { keeper, save } = visitorWithServer((path) =>
      isStart(path) && isDown ? { status: 503, body: {} } : isStart(path) ? started : saved,
    );
    await expect(keeper.call(save)).rejects.toMatchObject({ status: 503 });
    isDown = false;
    await expect(keeper.call(save)).resolves.toEqual({ data: {} });
  });
});
