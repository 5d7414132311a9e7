import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedReleaseSchema, type SignedRelease } from '@travesia/contracts';
import * as v from 'valibot';
import { KeyScopeSchema, type KeyScope } from './key-scope.ts';

export interface TrustedKey {
  readonly key: KeyObject;
  /** What its file is called: who signed, in the history. */
  readonly name: string;
  readonly scope: KeyScope | null;
}
export type TrustedKeys = ReadonlyMap<string, TrustedKey>;

export interface OpenedEnvelope {
  readonly payload: unknown;
  readonly signer: TrustedKey;
}

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
export function openEnvelope(text: string, trusted: TrustedKeys): OpenedEnvelope {
  const envelope = v.parse(SignedReleaseSchema, JSON.parse(text));
  const signer = trusted.get(envelope.keyId);
  if (!signer) throw new Error(`signed by unknown key ${envelope.keyId}`);
  const isGenuine = verify(
    null,
    Buffer.from(envelope.payload),
    signer.key,
    Buffer.from(envelope.signature, 'base64'),
  );
  if (!isGenuine) throw new Error('wrong signature');
  return { payload: JSON.parse(envelope.payload) as unknown, signer };
}

function readScope(file: string): KeyScope | null {
  return existsSync(file) ? v.parse(KeyScopeSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Every `*.pem` of a folder: more than one, so that a key can be changed without a pause. What a key may sign
 * stands beside it, in a `.json` of the same name.
 */
export function readTrustedKeys(folder: string): TrustedKeys {
  const keys = new Map<string, TrustedKey>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.pem')) continue;
    const name = file.slice(0, -'.pem'.length);
    const key = createPublicKey(readFileSync(join(folder, file)));
    keys.set(keyIdOf(key), { key, name, scope: readScope(join(folder, `${name}.json`)) });
  }
  return keys;
}
