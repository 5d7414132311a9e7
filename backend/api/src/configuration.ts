import {
  check,
  email,
  flatten,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  toNumber,
  transform,
  union,
  url,
} from 'valibot';

const PORT_MAX = 65_535;
const port = (fallback: string) =>
  optional(pipe(string(), toNumber(), integer(), minValue(0), maxValue(PORT_MAX)), fallback);
const list = (fallback: string) =>
  optional(
    pipe(
      string(),
      transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    fallback,
  );
const address = (fallback: string) => optional(pipe(string(), url()), fallback);

const DEVELOPMENT_SECRETS = {
  SESSION_SECRET: 'travesia-development-session-secret',
  /** Shared with the vault: signs card handles, and opens the internal route. */
  HANDLE_SECRET: 'travesia-development-handle-secret',
  INTERNAL_SECRET: 'travesia-development-internal-secret',
  DOCUMENT_SECRET: 'travesia-development-document-secret',
  /** Shared with the site: tells its own reads, and whom it knows, from what anybody could claim. */
  SITE_SECRET: 'travesia-development-site-secret',
  FLIGHT_SUPPLIER_KEY: 'duffel_test_travesia_sandbox',
  STAY_SUPPLIER_KEY: 'duffel_test_travesia_sandbox',
  ACTIVITY_SUPPLIER_KEY: 'hotelbeds_test_travesia_sandbox',
  ACTIVITY_SUPPLIER_SECRET: 'travesia-sandbox-activities',
  ASSISTANT_KEY: 'assistant_test_travesia_sandbox',
  PAYMENT_SECRET_KEY: 'sk_test_travesia_sandbox',
  PAYMENT_WEBHOOK_SECRET: 'whsec_travesia_sandbox',
} as const;
const secret = (name: keyof typeof DEVELOPMENT_SECRETS) =>
  optional(pipe(string(), minLength(16)), DEVELOPMENT_SECRETS[name]);

/** Every setting of the backend: its type, its default and, in the README, a sentence. */
const EnvironmentSchema = object({
  PROFILE: optional(picklist(['development', 'test', 'production']), 'development'),
  API_HOST: optional(string(), '127.0.0.1'),
  API_PORT: port('3001'),
  /** Loopback port that moves the clock; `0` is no port. Test profile only. */
  API_CONTROL_PORT: port('0'),
  LOG_LEVEL: optional(picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  SITE_ORIGIN: address('http://localhost:3000'),
  CORS_ORIGINS: list(''),
  TRUSTED_PROXIES: list('127.0.0.1,::1'),
  DATABASE_URL: optional(pipe(string(), regex(/^(postgres(ql)?:\/\/.*)?$/)), ''),
  DATABASE_POOL_MAX: optional(pipe(string(), toNumber(), integer(), minValue(1), maxValue(100)), '10'),
  /** What several api processes have in common besides the database; empty: this one is the only one. */
  VALKEY_URL: optional(pipe(string(), regex(/^((valkeys?|rediss?):\/\/.+)?$/)), ''),
  /** After the word to stop: time in which a balancer still sends, and is answered. */
  DRAIN_MS: optional(pipe(string(), toNumber(), integer(), minValue(0), maxValue(60_000)), '0'),
  DATA_FOLDER: optional(pipe(string(), minLength(1)), '.data/api'),
  SESSION_SECRET: secret('SESSION_SECRET'),
  HANDLE_SECRET: secret('HANDLE_SECRET'),
  INTERNAL_SECRET: secret('INTERNAL_SECRET'),
  DOCUMENT_SECRET: secret('DOCUMENT_SECRET'),
  SITE_SECRET: secret('SITE_SECRET'),
  FLIGHT_SUPPLIER_URL: address('http://127.0.0.1:3003'),
  FLIGHT_SUPPLIER_KEY: secret('FLIGHT_SUPPLIER_KEY'),
  STAY_SUPPLIER_URL: address('http://127.0.0.1:3003'),
  STAY_SUPPLIER_KEY: secret('STAY_SUPPLIER_KEY'),
  /** Hosts, besides the supplier's own, whose pictures are passed on. */
  HOTEL_PHOTO_ORIGINS: list('https://assets.duffel.com'),
  ACTIVITY_SUPPLIER_URL: address('http://127.0.0.1:3003'),
  ACTIVITY_SUPPLIER_KEY: secret('ACTIVITY_SUPPLIER_KEY'),
  ACTIVITY_SUPPLIER_SECRET: secret('ACTIVITY_SUPPLIER_SECRET'),
  /** Hosts, besides the supplier's own, whose pictures are passed on. */
  ACTIVITY_PHOTO_ORIGINS: list('https://media.activitiesbank.com'),
  /** The travel assistant's own backend (B-16), and as whom the site calls it. */
  ASSISTANT_URL: address('http://127.0.0.1:3003'),
  ASSISTANT_USER_ID: optional(pipe(string(), minLength(1)), 'travesia-site'),
  ASSISTANT_KEY: secret('ASSISTANT_KEY'),
  PAYMENT_URL: address('http://127.0.0.1:3003'),
  PAYMENT_SECRET_KEY: secret('PAYMENT_SECRET_KEY'),
  PAYMENT_WEBHOOK_SECRET: secret('PAYMENT_WEBHOOK_SECRET'),
  /** Files of the markets (P-49): fees and payment mode are read from them; empty means no fees anywhere. */
  MARKETS_FOLDER: optional(string(), ''),
  /** The site's release feed and its trusted keys: what owners of markets have set; empty reads the files only. */
  FEED_FOLDER: optional(string(), ''),
  /** Store that the feed's folder is a copy of (`s3://bucket/prefix`), and its address if it is not Amazon's. */
  FEED_STORE: optional(string(), ''),
  FEED_STORE_ENDPOINT: optional(string(), ''),
  TRUSTED_KEYS_FOLDER: optional(string(), ''),
  FEED_POLL_MS: optional(pipe(string(), toNumber(), integer(), minValue(100), maxValue(60_000)), '2000'),
  /** The server that takes our mail: `smtp://user:password@host:587` or `smtps://…:465`. */
  MAIL_URL: optional(pipe(string(), regex(/^(smtps?:\/\/.+)?$/)), ''),
  /** For development: without `MAIL_URL` mails are written there as .eml files; empty sends none. */
  MAIL_FOLDER: optional(string(), ''),
  /** Name and address of the sender of every mail. */
  MAIL_FROM: optional(pipe(string(), regex(/@/)), 'Travesía <reservas@travesia.example>'),
  /** Where a reply to one of our mails goes, unless the mail names somebody; empty: to the sender. */
  MAIL_REPLY_TO: optional(union([literal(''), pipe(string(), email())]), ''),
  /** Below every mail to a traveller: who we are by law, lines separated by `\\n`; empty writes none. */
  MAIL_COMPANY: optional(
    pipe(
      string(),
      transform((text) => text.replaceAll(String.raw`\n`, '\n')),
    ),
    '',
  ),
  /** Signs mails (DKIM): the selector in the DNS, and the private key in PEM; empty signs none. */
  MAIL_DKIM_SELECTOR: optional(string(), 'travesia'),
  MAIL_DKIM_KEY: optional(
    pipe(
      string(),
      // A file of settings has one line for each.
      transform((text) => text.replaceAll(String.raw`\n`, '\n')),
    ),
    '',
  ),
  /** Who gets what visitors write to us. */
  CONTACT_MAIL_TO: optional(pipe(string(), email()), 'hola@travesia.example'),
  /** Another source of texts with the same reply shape; empty reads the store of the project. */
  CONTENT_GRAPHQL_URL: optional(
    pipe(
      string(),
      check((text) => text === '' || URL.canParse(text), 'not an address'),
    ),
    '',
  ),
  /** Country told for addresses that belong to no country; empty answers 404. */
  GEO_DEFAULT_COUNTRY: optional(pipe(string(), regex(/^([A-Z]{2})?$/)), ''),
  /** JSON of the same shape as `data/exchange-rates.json`; empty reads that file. */
  EXCHANGE_RATES_URL: optional(
    pipe(
      string(),
      check((text) => text === '' || URL.canParse(text), 'not an address'),
    ),
    '',
  ),
  /** `/openapi.json` and the page at `/docs`; unless set, on everywhere but in production. */
  SWAGGER_UI: optional(picklist(['on', 'off'])),
});

type Settings = InferOutput<typeof EnvironmentSchema>;
export type Configuration = Settings & { readonly SWAGGER_UI: 'on' | 'off' };

/** Names of the settings, for the README check. */
export const SETTING_NAMES: readonly string[] = Object.keys(EnvironmentSchema.entries);

export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The backend cannot start with this configuration:\n- ${problems.join('\n- ')}`);
    this.name = 'ConfigurationError';
  }
}

/** What a production profile never starts with. */
function productionProblems(configuration: Configuration): string[] {
  const problems: string[] = [];
  if (configuration.DATABASE_URL === '') {
    problems.push('DATABASE_URL: production needs PostgreSQL; the embedded database never calls fsync');
  }
  if (configuration.API_CONTROL_PORT !== 0) {
    problems.push('API_CONTROL_PORT: nobody moves the clock in production');
  }
  if (configuration.GEO_DEFAULT_COUNTRY !== '') {
    problems.push('GEO_DEFAULT_COUNTRY: production does not invent a country');
  }
  if (configuration.MAIL_URL === '') {
    problems.push('MAIL_URL: production needs a server that sends its mail; a folder reaches nobody');
  }
  if (configuration.MAIL_URL.startsWith('smtp:') && !configuration.MAIL_URL.includes('requireTLS=true')) {
    problems.push('MAIL_URL: production sends mail encrypted: smtps://… or smtp://…?requireTLS=true');
  }
  if (configuration.MAIL_FROM.includes('.example')) {
    problems.push('MAIL_FROM: production writes from an address of its own');
  }
  for (const [name, value] of Object.entries(DEVELOPMENT_SECRETS)) {
    if (configuration[name as keyof typeof DEVELOPMENT_SECRETS] === value) {
      problems.push(`${name}: production needs a secret of its own`);
    }
  }
  return problems;
}

/** Reads the environment once; every problem is named at once. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const parsed = safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const { nested = {} } = flatten<typeof EnvironmentSchema>(parsed.issues);
    throw new ConfigurationError(
      Object.entries(nested).map(([name, messages]) => `${name}: ${messages.join(', ')}`),
    );
  }
  const isProduction = parsed.output.PROFILE === 'production';
  const configuration: Configuration = {
    ...parsed.output,
    SWAGGER_UI: parsed.output.SWAGGER_UI ?? (isProduction ? 'off' : 'on'),
  };
  if (isProduction) {
    const problems = productionProblems(configuration);
    if (problems.length > 0) throw new ConfigurationError(problems);
  }
  if (configuration.PROFILE === 'development' && configuration.API_CONTROL_PORT !== 0) {
    throw new ConfigurationError(['API_CONTROL_PORT: the clock moves in the test profile only']);
  }
  return configuration;
}
