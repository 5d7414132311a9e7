import { createHash } from 'node:crypto';

type Algorithm = 'sha256' | 'sha384';

/** As browsers check it, and as records have it. SHA-256 is the shortest that browsers take: entries list many. */
export function digestOf(content: Buffer, algorithm: Algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether the content is what a record names; records of older releases have SHA-384. */
export function hasDigest(content: Buffer, integrity: string | undefined): boolean {
  return integrity === digestOf(content, integrity?.startsWith('sha384-') ? 'sha384' : 'sha256');
}
