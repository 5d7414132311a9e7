import { request } from 'node:http';
import { SEARCH_PATH, searchBody, searchHeaders } from './api-alone.ts';

/** The bytes of an answer as they are on the wire, not unpacked, and how long the last of them was waited for. */
export interface Answered {
  readonly bytes: Buffer;
  readonly tookMs: number;
}

/** One search; unpacking and reading it is left to who asks, and is no part of its time. */
export function searchOnce(apiUrl: string, day: number, caller: number): Promise<Answered> {
  const body = searchBody(day);
  const headers = searchHeaders(caller);
  return new Promise((resolve, reject) => {
    const fromMs = performance.now();
    const call = request(apiUrl + SEARCH_PATH, { method: 'POST', headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const tookMs = performance.now() - fromMs;
        if (reply.statusCode === 200) resolve({ bytes: Buffer.concat(parts), tookMs });
        else reject(new Error(`a search was answered ${reply.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
