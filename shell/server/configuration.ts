import { DEFAULT_LOCALE, LANGUAGE_COOKIE } from '@travesia/domain';
import { resolve } from 'node:path';
import { LocaleSchema } from '@travesia/contracts';
import {
  addressOrEmpty,
  cruiseSourceOf,
  DRAIN_MS,
  list,
  LOG_LEVEL,
  port,
  PROFILE,
  secretWith,
  SHARED_DEVELOPMENT_SECRETS,
  whole,
} from '@travesia/contracts/settings';
import * as v from 'valibot';

const ROOT = resolve(import.meta.dirname, '../..');

const origin = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((text) => new URL(text).origin),
    ),
    fallback,
  );
const folder = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.transform((path) => resolve(ROOT, path)),
    ),
    fallback,
  );
/** A file, or empty for none. */
const file = v.optional(
  v.pipe(
    v.string(),
    v.transform((path) => (path === '' ? '' : resolve(ROOT, path))),
  ),
  '',
);
const DEFAULT_PORT = '3000';
const { SITE_SECRET: DEVELOPMENT_SITE_SECRET } = SHARED_DEVELOPMENT_SECRETS;

const EnvironmentSchema = v.object({
  PROFILE,
  SITE_HOST: v.optional(v.string(), '127.0.0.1,::1'),
  SITE_PORT: port(DEFAULT_PORT),
  METRICS_PORT: port('0'),
  SITE_ORIGIN: origin(`http://localhost:${DEFAULT_PORT}`),
  VAULT_ORIGIN: origin(`http://127.0.0.1:${DEFAULT_PORT}`),
  API_URL: origin('http://127.0.0.1:3001'),
  VAULT_URL: origin('http://127.0.0.1:3002'),
  PAYMENT_PAGE_URL: origin('http://127.0.0.1:3003'),
  TRUSTED_PROXIES: list(''),
  SITE_SECRET: secretWith(DEVELOPMENT_SITE_SECRET),
  CRUISE_SOURCE_URL: v.optional(v.string()),
  SHELL_BUILD_FOLDER: folder('shell/dist'),
  FEED_FOLDER: folder('.data/feed'),
  FEED_STORE: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^s3:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?$/))]),
    '',
  ),
  FEED_STORE_ENDPOINT: v.optional(addressOrEmpty, ''),
  TRUSTED_KEYS_FOLDER: folder('.data/keys/trusted'),
  MARKETS_FOLDER: folder('shell/markets'),
  OPS_KEY_FILE: file,
  OPERATORS_FILE: file,
  STAFF_ISSUER_URL: v.optional(addressOrEmpty, ''),
  STAFF_CLIENT_ID: v.optional(v.string(), ''),
  STAFF_CLIENT_SECRET: v.optional(v.string(), ''),
  STAFF_ROLE_CLAIM: v.optional(v.pipe(v.string(), v.minLength(1)), 'role'),
  STAFF_SCOPES: v.optional(v.pipe(v.string(), v.regex(/\bopenid\b/)), 'openid profile email offline_access'),
  FEED_POLL_MS: whole('2000', { min: 100, max: 60_000 }),
  DEFAULT_LOCALE: v.optional(LocaleSchema, DEFAULT_LOCALE),
  LANGUAGE_COOKIE: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/)), LANGUAGE_COOKIE),
  GEO_TIMEOUT_MS: whole('250', { min: 10, max: 5_000 }),
  RENDER_DEADLINE_MS: whole('400', { min: 10, max: 10_000 }),
  RENDER_DATA_TIMEOUT_MS: whole('2000', { min: 10, max: 10_000 }),
  SERVER_HTML: v.optional(v.picklist(['on', 'off']), 'on'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  METASEARCH_PARTNERS: list('google_flights,kayak,momondo,skyscanner,trivago'),
  MAINTENANCE: v.optional(v.picklist(['on', 'off']), 'off'),
  DRAIN_MS,
  LOG_LEVEL,
});

export type Configuration = v.InferOutput<typeof EnvironmentSchema> & { readonly CRUISE_SOURCE_URL: string };

export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The site cannot start with this configuration:\n- ${problems.join('\n- ')}`);
    this.name = 'ConfigurationError';
  }
}

/** Reads the environment once; every problem is named at once. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const parsed = v.safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof EnvironmentSchema>(parsed.issues);
    throw new ConfigurationError(
      Object.entries(nested).map(([name, messages]) => `${name}: ${messages.join(', ')}`),
    );
  }
  const configuration: Configuration = {
    ...parsed.output,
    CRUISE_SOURCE_URL: cruiseSourceOf(parsed.output.PROFILE, parsed.output.CRUISE_SOURCE_URL),
  };
  const problems: string[] = [];
  if (configuration.SITE_ORIGIN === configuration.VAULT_ORIGIN) {
    problems.push('VAULT_ORIGIN: the card frame needs another origin than the site');
  }
  if ((configuration.OPS_KEY_FILE === '') !== (configuration.OPERATORS_FILE === '')) {
    problems.push('OPS_KEY_FILE and OPERATORS_FILE: the owner’s page needs both, or neither');
  }
  const { STAFF_ISSUER_URL, STAFF_CLIENT_ID, STAFF_CLIENT_SECRET } = configuration;
  const staff = [STAFF_ISSUER_URL, STAFF_CLIENT_ID, STAFF_CLIENT_SECRET];
  if (new Set(staff.map((value) => value === '')).size > 1) {
    problems.push(
      'STAFF_ISSUER_URL, STAFF_CLIENT_ID and STAFF_CLIENT_SECRET: the staff’s sign-in needs all three, or none',
    );
  }
  if (configuration.PROFILE === 'production') {
    if (STAFF_ISSUER_URL !== '' && !STAFF_ISSUER_URL.startsWith('https:')) {
      problems.push('STAFF_ISSUER_URL: production signs its staff in on https');
    }
    if (configuration.SITE_SECRET === DEVELOPMENT_SITE_SECRET) {
      problems.push('SITE_SECRET: production needs a secret of its own');
    }
    for (const name of ['SITE_ORIGIN', 'VAULT_ORIGIN'] as const) {
      if (!configuration[name].startsWith('https:')) problems.push(`${name}: production is served on https`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}
