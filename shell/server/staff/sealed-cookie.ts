import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedCookie<Value> {
  seal(value: Value): string;
  /** `null` for what was not sealed here, for this purpose. */
  unseal(text: string): Value | null;
}

/** A value that only this site's processes can read or write, though a browser stores it. */
export function createSealedCookie<Schema extends v.GenericSchema>(
  schema: Schema,
  { secret, purpose }: { readonly secret: string; readonly purpose: string },
): SealedCookie<v.InferOutput<Schema>> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

  function decrypt(text: string): unknown {
    const bytes = Buffer.from(text, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  }

  return {
    seal(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(text) {
      try {
        const parsed = v.safeParse(schema, decrypt(text));
        return parsed.success ? parsed.output : null;
      } catch {
        // Cut short, changed, or sealed with another secret: nobody's session.
        return null;
      }
    },
  };
}
