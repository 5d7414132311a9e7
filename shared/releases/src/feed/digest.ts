import { createHash } from 'node:crypto';

/** As browsers check it, and as records have it. */
export function digestOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
