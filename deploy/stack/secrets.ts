import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const SECRETS = [
  'SESSION_SECRET',
  'HANDLE_SECRET',
  'INTERNAL_SECRET',
  'DOCUMENT_SECRET',
  'SITE_SECRET',
] as const;
export type Secrets = Record<(typeof SECRETS)[number], string>;

/** Secrets of this data folder: made once, so that bookings of yesterday can still be read. */
export function openSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const known = existsSync(file)
    ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')))
    : {};
  if (SECRETS.every((name) => name in known)) return known as Secrets;
  const fresh = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('hex')]));
  // A folder of an earlier version keeps what it has.
  const secrets = { ...fresh, ...known } as Secrets;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
