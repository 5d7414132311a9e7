import { createHmac, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { DeskSearchReplySchema, STAFF_CLAIM_HEADER, type StaffClaim } from '@travesia/contracts';
import { parse } from 'valibot';

const CLAIM_MS = 10_000;

/** Answers a traveller as our desk does: the api's calls, signed as the site signs them for who is signed in. */
export async function answerAsDesk(referenceId: string, text: string): Promise<void> {
  const { apiUrl, secret } = JSON.parse(process.env.E2E_INTERNAL ?? '{}') as {
    apiUrl: string;
    secret: string;
  };
  const key = createHmac('sha256', secret).update('staff').digest();
  async function call(path: string, body: object): Promise<unknown> {
    const url = `/internal/desk/${path}`;
    const claim: StaffClaim = {
      id: 'ines',
      name: 'Inés',
      role: 'agent',
      address: '192.0.2.7',
      call: `POST ${url}`,
      expiresAtMs: Date.now() + CLAIM_MS,
    };
    const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
    const signature = createHmac('sha256', key).update(payload).digest('base64url');
    const reply = await fetch(new URL(url, apiUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-travesia-site': secret,
        'x-travesia-visitor': 'site',
        [STAFF_CLAIM_HEADER]: `${payload}.${signature}`,
      },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
    return reply.json();
  }
  const { found } = parse(DeskSearchReplySchema, await call('search', { text: referenceId })).data;
  await call('messages/answer', { id: found[0]?.id, key: randomUUID(), text });
}
