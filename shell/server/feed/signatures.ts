import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedReleaseSchema, type SignedRelease } from '@travesia/contracts';
import { parse } from 'valibot';

export type TrustedKeys = ReadonlyMap<string, KeyObject>;

const KEY_ID_LENGTH = 16;

/** Names a key by its own bytes. */
export function keyIdOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LENGTH);
}

/** Ed25519 over the exact bytes that are written. */
export function signPayload(value: unknown, privateKey: KeyObject): SignedRelease {
  const payload = JSON.stringify(value);
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  return { payload, keyId: keyIdOf(privateKey), signature };
}

/** The payload of an envelope that a trusted key signed. Anything else throws. */
export function openEnvelope(text: string, trusted: TrustedKeys): unknown {
  const envelope = parse(SignedReleaseSchema, JSON.parse(text));
  const key = trusted.get(envelope.keyId);
  if (!key) throw new Error(`signed by unknown key ${envelope.keyId}`);
  const isGenuine = verify(
    null,
    Buffer.from(envelope.payload),
    key,
    Buffer.from(envelope.signature, 'base64'),
  );
  if (!isGenuine) throw new Error('wrong signature');
  return JSON.parse(envelope.payload) as unknown;
}

/** Every `*.pem` of a folder: more than one, so that a key can be changed without a pause. */
export function readTrustedKeys(folder: string): TrustedKeys {
  const keys = new Map<string, KeyObject>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.pem')) continue;
    const key = createPublicKey(readFileSync(join(folder, name)));
    keys.set(keyIdOf(key), key);
  }
  return keys;
}
