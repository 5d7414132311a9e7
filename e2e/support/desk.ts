import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';

/** Answers a traveller as our desk does, through the api's internal routes. */
export async function answerAsDesk(referenceId: string, text: string): Promise<void> {
  const { apiUrl, secret } = JSON.parse(process.env.E2E_INTERNAL ?? '{}') as {
    apiUrl: string;
    secret: string;
  };
  const reply = await fetch(new URL('/internal/desk/reply', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-travesia-internal': secret },
    body: JSON.stringify({ referenceId, id: randomUUID(), author: 'Inés', text }),
  });
  expect(reply.status).toBe(200);
}
