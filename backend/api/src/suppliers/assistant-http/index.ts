import { AssistantReplySchema } from '@travesia/contracts';
import * as v from 'valibot';
import { readJson } from '../../supplier-replies/read-reply.ts';
import type { AssistantSource } from '../../modules/assistant/index.ts';

/** A visitor waits for it before the search of their own begins. */
const DEADLINE_MS = 4000;

export interface AssistantAccess {
  readonly baseUrl: string;
  readonly userId: string;
  readonly key: string;
  readonly deadlineMs?: number;
}

class AssistantRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the assistant answered ${status}`);
    this.name = 'AssistantRefusal';
    this.status = status;
  }
}

/** The assistant's backend over HTTP; user id and key are the site's own and are known here only (B-16). */
export function createAssistantSource({
  baseUrl,
  userId,
  key,
  deadlineMs = DEADLINE_MS,
}: AssistantAccess): AssistantSource {
  const address = new URL('/api/flight/cached', baseUrl);
  address.searchParams.set('userId', userId);
  return {
    async cachedFlights(asked) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      });
      if (!reply.ok) throw new AssistantRefusal(reply.status);
      return v.parse(AssistantReplySchema, await readJson(reply)).data;
    },
  };
}
