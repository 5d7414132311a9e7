import * as v from 'valibot';

/** Good on one machine for development, and refused in production; processes that share one have to agree on it. */
export const SHARED_DEVELOPMENT_SECRETS = {
  /** Signs card handles. Api and vault. */
  HANDLE_SECRET: 'travesia-development-handle-secret',
  /** Opens the internal route. Api and vault. */
  INTERNAL_SECRET: 'travesia-development-internal-secret',
  /** Proves which reads are the site's own, and whom it knows. Api and site. */
  SITE_SECRET: 'travesia-development-site-secret',
  /** Of the sandbox. Api and vault. */
  PAYMENT_SECRET_KEY: 'sk_test_travesia_sandbox',
} as const;

/** A key, and its value for development. */
export const secretWith = (development: string) =>
  v.optional(v.pipe(v.string(), v.minLength(16)), development);

/** A whole number; without `max`, any that is exact. */
export const whole = (
  fallback: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { readonly min?: number; readonly max?: number } = {},
) => v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max)), fallback);

export const port = (fallback: string) => whole(fallback, { max: 65_535 });

/** Parts between commas. */
export const list = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    fallback,
  );

export const address = (fallback: string) => v.optional(v.pipe(v.string(), v.url()), fallback);

/** An address, or empty for none. */
export const addressOrEmpty = v.pipe(
  v.string(),
  v.check((text) => text === '' || URL.canParse(text), 'not an address'),
);

/** Settings that several processes read, each for itself. */
export const PROFILE = v.optional(v.picklist(['development', 'test', 'production']), 'development');
export const LOG_LEVEL = v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info');
/** After the signal to stop: time in which a balancer still sends, and is answered. */
export const DRAIN_MS = whole('0', { max: 60_000 });

/** Where the cruises on sale come from unless it is set: the sandbox, and nowhere in production. */
export const cruiseSourceOf = (profile: string, url: string | undefined): string =>
  url ?? (profile === 'production' ? '' : 'http://127.0.0.1:3003/cruises');
