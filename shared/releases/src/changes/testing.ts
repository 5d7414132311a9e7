import { join } from 'node:path';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST } from '../testing/fixture-feed.ts';
import type { FeedAccess } from './change-rules.ts';

export const FIRST = FIXTURE_BUILD;
export const SECOND = 'cccccccc3333';
export const REMOTE = FLIGHTS_MANIFEST.name;

/** A feed with one live release and one held back, and a key that may do everything. */
export function openAccess(): FeedAccess & { trust: (name: string, key: KeyObject, scope: object) => void } {
  const { folder, key, publish, setRules } = createFixtureFeed();
  publish(FLIGHTS_MANIFEST, FIRST);
  publish(FLIGHTS_MANIFEST, SECOND);
  setRules(1, { [REMOTE]: { live: FIRST, off: [] } });
  const trustedFolder = mkdtempSync(join(tmpdir(), 'travesia-trusted-'));
  const trust = (name: string, privateKey: KeyObject, scope: object | null) => {
    const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
    mkdirSync(trustedFolder, { recursive: true });
    writeFileSync(join(trustedFolder, `${name}.pem`), pem);
    if (scope) writeFileSync(join(trustedFolder, `${name}.json`), JSON.stringify(scope));
  };
  trust('fixture', key, null);
  return { feedFolder: folder, trustedFolder, key, trust };
}
