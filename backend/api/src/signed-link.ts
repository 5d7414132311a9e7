import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Facts of a link, signed so that nobody can make one up (HMAC-SHA-256, 128 bits). */
export function createLinkSigner(secret: string, label: string) {
  const signatureOf = (facts: Buffer) =>
    createHmac('sha256', secret).update(label).update(facts).digest().subarray(0, SIGNATURE_BYTES);
  return {
    sign: (facts: Buffer) => Buffer.concat([facts, signatureOf(facts)]).toString('base64url'),
    /** `null`: forged or cut short. */
    read(link: string, factsBytes: number): Buffer | null {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== factsBytes + SIGNATURE_BYTES) return null;
      const facts = bytes.subarray(0, factsBytes);
      return timingSafeEqual(bytes.subarray(factsBytes), signatureOf(facts)) ? facts : null;
    },
  };
}

export const UUID_BYTES = 16;

export function writeUuid(facts: Buffer, id: string, offset: number): void {
  facts.write(id.replaceAll('-', ''), offset, 'hex');
}

export function readUuid(facts: Buffer, offset: number): string {
  const id = facts.toString('hex', offset, offset + UUID_BYTES);
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}
