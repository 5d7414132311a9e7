import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Operator } from '@travesia/releases/operators';
import * as v from 'valibot';

const HOUR_MS = 3_600_000;
export const SESSION_MS = 12 * HOUR_MS;
const PROOF_BYTES = 32;

const SessionSchema = v.object({
  name: v.string(),
  /** Part of the token's hash: another token ends the sessions of the one before. */
  token: v.string(),
  proofHash: v.string(),
  expiresAtMs: v.number(),
});

export interface OpsSessions {
  /** Value of the cookie, and the proof that the page keeps for itself. */
  open(operator: Operator): { readonly cookie: string; readonly proof: string };
  /** The operator of a cookie and a proof that belong together; `null` for anything else. */
  read(cookie: string, proof: string, operators: readonly Operator[]): Operator | null;
}

const TOKEN_MARK_LENGTH = 16;
const markOf = ({ tokenHash }: Operator) => tokenHash.slice(0, TOKEN_MARK_LENGTH);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Sessions that several site processes can read without keeping anything. Remotes run in the same origin as
 * this page, and the browser would send its cookie with their requests too: so every call needs the proof
 * besides, which only the document that signed in has.
 */
export function createOpsSessions(key: KeyObject, nowMs: () => number): OpsSessions {
  const secret = createHash('sha256')
    .update('ops-session')
    .update(key.export({ type: 'pkcs8', format: 'der' }))
    .digest();
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');

  return {
    open(operator) {
      const proof = randomBytes(PROOF_BYTES).toString('base64url');
      const session = {
        name: operator.name,
        token: markOf(operator),
        proofHash: hashOf(proof),
        expiresAtMs: nowMs() + SESSION_MS,
      };
      const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
      return { cookie: `${payload}.${signatureOf(payload)}`, proof };
    },
    read(cookie, proof, operators) {
      const [payload = '', signature = ''] = cookie.split('.');
      if (!isSame(signature, signatureOf(payload))) return null;
      const parsed = v.safeParse(
        SessionSchema,
        JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
      );
      if (!parsed.success || parsed.output.expiresAtMs <= nowMs()) return null;
      const { name, token, proofHash } = parsed.output;
      if (!isSame(hashOf(proof), proofHash)) return null;
      return operators.find((operator) => operator.name === name && markOf(operator) === token) ?? null;
    },
  };
}
