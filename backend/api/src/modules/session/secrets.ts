import { createHash, createHmac } from 'node:crypto';
import type { Random } from '../../random.ts';

const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[\w-]{43}$/;

/** 256 random bits; what is stored of them is a hash (B-03). */
export function newSecret(random: Random): string {
  return random.bytes(SECRET_BYTES).toString('base64url');
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET_PATTERN.test(text);
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A visitor id is stored and logged as a keyed hash only. */
export function hashAgent(agentId: string, key: string): string {
  return createHmac('sha256', key).update(`agent:${agentId.toLowerCase()}`).digest('base64url');
}
