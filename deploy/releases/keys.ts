import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PRIVATE_MODE = 0o600;

/**
 * The key that signs releases. Development makes its own pair on first use; production brings one
 * (`RELEASE_KEY_FILE`) and puts only the public half beside the site.
 */
export function openSigningKey(keysFolder: string, ownKeyFile = process.env.RELEASE_KEY_FILE): KeyObject {
  if (ownKeyFile) return createPrivateKey(readFileSync(ownKeyFile));
  const privateFile = join(keysFolder, 'development.pem');
  const publicFile = join(keysFolder, 'trusted', 'development.pem');
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(publicFile), { recursive: true });
    writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE_MODE });
  }
  const key = createPrivateKey(readFileSync(privateFile));
  mkdirSync(dirname(publicFile), { recursive: true });
  writeFileSync(publicFile, createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return key;
}
