import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { object } from 'valibot';
import { AgentIdSchema, HealthSchema } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies } from '../../testing.ts';

const AGENT = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';
const OTHER_AGENT = '0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22';

let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
  ({ app } = await buildApp(dependencies));
});
beforeEach(() => testDatabase.truncate());
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

interface Held {
  readonly cookies: Record<string, string>;
}

async function start(body: Record<string, unknown>, { cookies }: Held = { cookies: {} }, headers = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: '/user/session/start',
    payload: body,
    cookies,
    headers: { host: 'localhost:3000', ...headers },
  });
  const held = { ...cookies };
  for (const { name, value } of reply.cookies) held[name] = value;
  return { reply, cookies: held };
}

describe('POST /user/session/start', () => {
  it('P-16: gives two cookies that no page can read, and says when the session ends', async () => {
    const { reply } = await start({ agentId: AGENT });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ data: { expiresAt: expect.stringMatching(/^2026-11-21T12:00/) } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-travesia-browser',
        httpOnly: true,
        secure: true,
        path: '/',
        sameSite: 'Lax',
        maxAge: 180 * 86_400,
      }),
      expect.objectContaining({ name: '__Host-travesia-booking', httpOnly: true, maxAge: 86_400 }),
    ]);
  });

  it('smoke', async () => {
    void object;
    void AgentIdSchema;
    void HealthSchema;
    void OTHER_AGENT;
  });
});
