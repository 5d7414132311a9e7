import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { KeyScopeSchema, type KeyScope } from '../feed/key-scope.ts';

/** A person who may use the owner's page: a name, a hash of a token, and what she may do. */
export const OperatorSchema = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9._-]{0,39}$/, 'a name is lower case letters, digits, . _ -'),
  ),
  tokenHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  role: v.picklist(['team', 'owner', 'operator']),
  remotes: KeyScopeSchema.entries.remotes,
  markets: KeyScopeSchema.entries.markets,
});
export type Operator = v.InferOutput<typeof OperatorSchema>;

const OperatorsFileSchema = v.object({ operators: v.array(OperatorSchema) });
const TOKEN_BYTES = 32;
const PRIVATE_MODE = 0o600;

/** A token is 256 random bits, so that a plain hash gives nothing away that could be guessed. */
export const newToken = (): string => `ops_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const scopeOf = ({ role, remotes, markets }: Operator): KeyScope => ({ role, remotes, markets });

export function readOperators(file: string): readonly Operator[] {
  return existsSync(file)
    ? v.parse(OperatorsFileSchema, JSON.parse(readFileSync(file, 'utf8'))).operators
    : [];
}

export function writeOperators(file: string, operators: readonly Operator[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify({ operators }, null, 2)}\n`, { mode: PRIVATE_MODE });
  renameSync(draft, file);
}

/** Whose token it is. Every hash is compared, and each in the same time. */
export function operatorOfToken(operators: readonly Operator[], token: string): Operator | null {
  const given = Buffer.from(hashOfToken(token), 'hex');
  const found = operators.filter(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash, 'hex'), given));
  return found[0] ?? null;
}
