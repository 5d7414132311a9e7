import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyScope } from '@travesia/releases';
import type { Build } from '@travesia/tooling';
import { WORKSPACE } from '@travesia/tooling/workspace';
import type { FeedAccess } from '@travesia/releases/changes';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { openSigningKey } from './keys.ts';

export const PACKAGE = join(WORKSPACE, 'mfe-flights');

/** A finished build of mfe-flights, as small as one can be. */
export function builtRemote(build: string): Build {
  const directory = temporaryFolder('build');
  const files = [
    { path: 'remoteEntry.js', role: 'entry', initial: true },
    { path: 'main.css', role: 'style', initial: true },
    { path: 'server.cjs', role: 'server', initial: false },
  ] as const;
  return {
    name: 'mfe-flights',
    build,
    directory,
    isCached: false,
    shared: { react: '^19.2.0' },
    files: files.map((file) => {
      const content = `${file.path} of ${build}`;
      writeFileSync(join(directory, file.path), content);
      writeFileSync(join(directory, `${file.path}.br`), content);
      const digest = createHash('sha256').update(content).digest('base64');
      return { ...file, bytes: content.length, integrity: `sha256-${digest}` };
    }),
  };
}

/** A feed of its own, with a key that may do everything. */
export function openFolder(): FeedAccess & { readonly data: string } {
  const data = temporaryFolder('releases');
  const key = openSigningKey(join(data, 'keys'));
  return { feedFolder: join(data, 'feed'), trustedFolder: join(data, 'keys/trusted'), key, data };
}

/** A further key that the feed trusts, with what it may sign. */
export function trustKey({ trustedFolder }: FeedAccess, name: string, scope: KeyScope): KeyObject {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(trustedFolder, { recursive: true });
  writeFileSync(join(trustedFolder, `${name}.pem`), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(join(trustedFolder, `${name}.json`), JSON.stringify(scope));
  return privateKey;
}
