import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { object, parse, string } from 'valibot';

const SecretsSchema = object({
  SESSION_SECRET: string(),
  HANDLE_SECRET: string(),
  INTERNAL_SECRET: string(),
  DOCUMENT_SECRET: string(),
});
export type Secrets = Record<
  'SESSION_SECRET' | 'HANDLE_SECRET' | 'INTERNAL_SECRET' | 'DOCUMENT_SECRET',
  string
>;

/** Secrets of this data folder: made once, so that bookings of yesterday can still be read. */
export function openSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return parse(SecretsSchema, JSON.parse(readFileSync(file, 'utf8')));
  const secrets = Object.fromEntries(
    Object.keys(SecretsSchema.entries).map((name) => [name, randomBytes(32).toString('hex')]),
  ) as Secrets;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
