import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Document numbers at rest (B-43): AES-256-GCM, bound to the booking and traveller they belong to. */
export interface DocumentCipher {
  encrypt(plain: string, belongsTo: string): string;
  decrypt(sealed: string, belongsTo: string): string;
}

export function createDocumentCipher(secret: string): DocumentCipher {
  const key = createHash('sha256').update(`document-cipher:${secret}`).digest();
  return {
    encrypt(plain, belongsTo) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(belongsTo));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    decrypt(sealed, belongsTo) {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(belongsTo));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

/** What may be shown of a document number: its last two characters (L-04). */
export function documentMask(number: string): string {
  return `•••${number.slice(-2)}`;
}
