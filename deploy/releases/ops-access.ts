import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyScope } from '@travesia/releases';
import { hashOfToken, newToken, readOperators, writeOperators } from '@travesia/releases/operators';

const PRIVATE_MODE = 0o600;
const SCOPE: KeyScope = { role: 'operator', remotes: '*', markets: '*' };
const NAME = 'development';

export interface OpsAccess {
  readonly keyFile: string;
  readonly operatorsFile: string;
  /** Where the token of the operator of this machine stands. */
  readonly tokenFile: string;
  /** Only where it was made just now: it is shown once. */
  readonly newToken: string | null;
}

/** The site's own key for what is asked of it on its owner's page; trusted with rules, not with releases. */
function openOpsKey(keysFolder: string): string {
  const keyFile = join(keysFolder, 'ops.pem');
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(keysFolder, { recursive: true });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE_MODE });
  }
  const publicFile = join(keysFolder, 'trusted', 'ops.pem');
  const publicKey = createPublicKey(createPrivateKey(readFileSync(keyFile)));
  mkdirSync(dirname(publicFile), { recursive: true });
  writeFileSync(join(keysFolder, 'trusted', 'ops.json'), JSON.stringify(SCOPE));
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  return keyFile;
}

/** What a development machine needs for the owner's page; production brings its own (docs/operations.md). */
export function openOpsAccess(dataFolder: string): OpsAccess {
  const operatorsFile = join(dataFolder, 'ops', 'operators.json');
  const tokenFile = join(dataFolder, 'ops', 'development-token');
  const others = readOperators(operatorsFile).filter(({ name }) => name !== NAME);
  const isNew = !existsSync(tokenFile);
  if (isNew) {
    mkdirSync(dirname(tokenFile), { recursive: true });
    writeFileSync(tokenFile, `${newToken()}\n`, { mode: PRIVATE_MODE });
  }
  const token = readFileSync(tokenFile, 'utf8').trim();
  const tokenHash = hashOfToken(token);
  writeOperators(operatorsFile, [
    ...others,
    { name: NAME, tokenHash, role: 'operator', remotes: '*', markets: '*' },
  ]);
  return {
    keyFile: openOpsKey(join(dataFolder, 'keys')),
    operatorsFile,
    tokenFile,
    newToken: isNew ? token : null,
  };
}
