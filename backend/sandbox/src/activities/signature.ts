import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { activityErrors } from './errors.ts';

export interface ActivityKeys {
  readonly apiKey: string;
  readonly secret: string;
}

const DRIFT_S = 120;

function signatureOf({ apiKey, secret }: ActivityKeys, seconds: number): string {
  return createHash('sha256').update(`${apiKey}${secret}${seconds}`).digest('hex');
}

/** `Api-key` and `X-Signature`: the hash of key, secret and the seconds of the clock, a little early or late. */
export function checkSignature({ headers }: FastifyRequest, keys: ActivityKeys): void {
  const given = Buffer.from(String(headers['x-signature'] ?? ''));
  const now = Math.floor(Date.now() / 1000);
  const isSigned =
    headers['api-key'] === keys.apiKey &&
    Array.from({ length: 2 * DRIFT_S + 1 }, (_, at) => now - DRIFT_S + at).some((seconds) => {
      const wanted = Buffer.from(signatureOf(keys, seconds));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    });
  if (!isSigned) throw activityErrors.unauthorised();
}
