import { createHmac, randomUUID } from 'node:crypto';
import { DeskSearchReplySchema, STAFF_CLAIM_HEADER, type StaffClaim } from '@travesia/contracts';
import * as v from 'valibot';

const CLAIM_MS = 10_000;

export interface DeskOfApi {
  readonly apiUrl: string;
  readonly secret: string;
}

/** A call of our desk: the api's own, signed as the site signs it for who is signed in. */
export async function callDesk({ apiUrl, secret }: DeskOfApi, path: string, body: object): Promise<unknown> {
  const key = createHmac('sha256', secret).update('staff').digest();
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
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Answers a traveller as our desk does. */
export async function answerAsDesk(referenceId: string, text: string): Promise<void> {
  const desk = JSON.parse(process.env.E2E_INTERNAL ?? '{}') as DeskOfApi;
  const { found } = v.parse(
    DeskSearchReplySchema,
    await callDesk(desk, 'search', { text: referenceId }),
  ).data;
  await callDesk(desk, 'messages/answer', { id: found[0]?.id, key: randomUUID(), text });
}
