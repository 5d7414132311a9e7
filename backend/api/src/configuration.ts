import {
  address,
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

import { outside as outsideSetting, type OutsideSetting } from './outside-setting.ts';
import { VERTICAL_SECRETS, VERTICAL_SETTINGS, type VerticalSystem } from './verticals/declarations.ts';

/** An account at a supplier, what it held in whole units, and when: `duffel=50000USD@2026-11-23T08:00Z`. */
export const STATED_BALANCE = /^([a-z-]+)=(\d+)([A-Z]{3})@(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z)$/;

export const DEVELOPMENT_SECRETS = {
  SESSION_SECRET: 'travesia-development-session-secret',
  DOCUMENT_SECRET: 'travesia-development-document-secret',
  ...SHARED_DEVELOPMENT_SECRETS,
  ...VERTICAL_SECRETS,
  ASSISTANT_KEY: 'assistant_test_travesia_sandbox',
  PAYMENT_WEBHOOK_SECRET: 'whsec_travesia_sandbox',
} as const;
const secret = (name: keyof typeof DEVELOPMENT_SECRETS) => secretWith(DEVELOPMENT_SECRETS[name]);

/** Systems outside the project that a production site stands on. */
export type OutsideSystem =
  | 'database'
  | 'memory'
  | 'feed store'
  | VerticalSystem
  | 'assistant'
  | 'payments'
  | 'mail'
  | 'short messages'
  | 'texts'
  | 'cruises'
  | 'exchange rates';

const outside = <Schema extends v.GenericSchema>(
  schema: Schema,
  about: OutsideSetting & { readonly system: OutsideSystem },
) => outsideSetting(schema, about);

/** Every setting of the backend: its type, its default and, in the README, a sentence. */
const EnvironmentSchema = v.object({
  PROFILE,
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: port('3001'),
  /** Loopback port that moves the clock; `0` is no port. Test profile only. */
  API_CONTROL_PORT: port('0'),
  LOG_LEVEL,
  SITE_ORIGIN: address('http://localhost:3000'),
  CORS_ORIGINS: list(''),
  TRUSTED_PROXIES: list('127.0.0.1,::1'),
  DATABASE_URL: outside(v.optional(v.pipe(v.string(), v.regex(/^(postgres(ql)?:\/\/.*)?$/)), ''), {
    system: 'database',
    role: 'address',
    foundAt: 'your PostgreSQL 15 to 18: postgres://user:password@host:5432/database',
  }),
  DATABASE_POOL_MAX: whole('10', { min: 1, max: 100 }),
  /** Below the 10 s of a request, which may wait for it; 0 is no limit, for an update during maintenance. */
  MIGRATION_STATEMENT_MAX_MS: whole('8000'),
  /** What several api processes have in common besides the database; empty: this one is the only one. */
  VALKEY_URL: outside(v.optional(v.pipe(v.string(), v.regex(/^((valkeys?|rediss?):\/\/.+)?$/)), ''), {
    system: 'memory',
    role: 'address',
    foundAt: 'your Valkey or Redis: valkey://host:6379',
  }),
  DRAIN_MS,
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.minLength(1)), '.data/api'),
  SESSION_SECRET: secret('SESSION_SECRET'),
  HANDLE_SECRET: secret('HANDLE_SECRET'),
  INTERNAL_SECRET: secret('INTERNAL_SECRET'),
  DOCUMENT_SECRET: secret('DOCUMENT_SECRET'),
  SITE_SECRET: secret('SITE_SECRET'),
  ...VERTICAL_SETTINGS,
  /** The travel assistant's own backend (B-16), and as whom the site calls it. */
  ASSISTANT_URL: outside(address('http://127.0.0.1:3003'), {
    system: 'assistant',
    role: 'address',
    foundAt: 'the operator of the travel assistant',
  }),
  ASSISTANT_USER_ID: outside(v.optional(v.pipe(v.string(), v.minLength(1)), 'travesia-site'), {
    system: 'assistant',
    role: 'key',
    foundAt: 'the operator of the travel assistant',
  }),
  ASSISTANT_KEY: outside(secret('ASSISTANT_KEY'), {
    system: 'assistant',
    role: 'key',
    foundAt: 'the operator of the travel assistant',
  }),
  PAYMENT_URL: outside(address('http://127.0.0.1:3003'), {
    system: 'payments',
    role: 'address',
    foundAt: 'Stripe: https://api.stripe.com',
  }),
  PAYMENT_SECRET_KEY: outside(secret('PAYMENT_SECRET_KEY'), {
    system: 'payments',
    role: 'key',
    foundAt: 'Stripe: dashboard.stripe.com, live mode, Developers, API keys, Secret key',
    isTest: /^(sk|rk)_test_/,
  }),
  PAYMENT_WEBHOOK_SECRET: outside(secret('PAYMENT_WEBHOOK_SECRET'), {
    system: 'payments',
    role: 'other',
    foundAt: 'Stripe: dashboard.stripe.com, live mode, Developers, Webhooks, the endpoint, Signing secret',
  }),
  /** How long a traveller may think about what the airline changed, before the desk takes over (M-08). */
  SCHEDULE_CHANGE_ANSWER_HOURS: whole('48', { min: 1, max: 720 }),
  /** What one person at the desk may give back alone, in minor units of what was charged; more needs a second person (D-06). */
  DESK_REFUND_ALONE_MAX: whole('20000'),
  /** What our accounts at suppliers held when somebody looked; what was ordered since is subtracted (W-15). */
  SUPPLIER_BALANCES: v.pipe(
    list(''),
    v.check(
      (parts) => parts.every((part) => STATED_BALANCE.test(part)),
      'not account=amount@moment, as duffel=50000USD@2026-11-23T08:00Z',
    ),
  ),
  /** Limits of the alerts (W-15). */
  ALERT_BALANCE_UNDER: whole('5000', { max: 1_000_000_000 }),
  /** Added to the day's rate where a supplier's account settles in another currency than the one we charge. */
  SETTLEMENT_MARGIN_PERCENT: whole('2', { max: 20 }),
  ALERT_ORDERS_FAILED_PERCENT: whole('20', { max: 100 }),
  ALERT_MAILS_WAITING_MINUTES: whole('30', { max: 10_080 }),
  ALERT_ITEM_LATE_MINUTES: whole('0', { max: 10_080 }),
  /** Files of the markets (P-49): fees and payment mode are read from them; empty means no fees anywhere. */
  MARKETS_FOLDER: v.optional(v.string(), ''),
  /** The site's release feed and its trusted keys: what owners of markets have set; empty reads the files only. */
  FEED_FOLDER: v.optional(v.string(), ''),
  /** Store that the feed's folder is a copy of (`s3://bucket/prefix`), and its address if it is not Amazon's. */
  FEED_STORE: outside(v.optional(v.string(), ''), {
    system: 'feed store',
    role: 'address',
    foundAt:
      'your S3-compatible store: s3://bucket/prefix; its credentials in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  }),
  FEED_STORE_ENDPOINT: v.optional(v.string(), ''),
  TRUSTED_KEYS_FOLDER: v.optional(v.string(), ''),
  FEED_POLL_MS: whole('2000', { min: 100, max: 60_000 }),
  /** The server that takes our mail: `smtp://user:password@host:587` or `smtps://…:465`. */
  MAIL_URL: outside(v.optional(v.pipe(v.string(), v.regex(/^(smtps?:\/\/.+)?$/)), ''), {
    system: 'mail',
    role: 'address',
    foundAt: 'your mail provider: smtps://user:password@host:465, or smtp://…:587?requireTLS=true',
  }),
  /** For development: without `MAIL_URL` mails are written there as .eml files; empty sends none. */
  MAIL_FOLDER: v.optional(v.string(), ''),
  /** Name and address of the sender of every mail. */
  MAIL_FROM: outside(v.optional(v.pipe(v.string(), v.regex(/@/)), 'Travesía <reservas@travesia.example>'), {
    system: 'mail',
    role: 'other',
    foundAt: 'your mail provider, verified senders or domains: an address that the user of MAIL_URL may use',
  }),
  /** Where a reply to one of our mails goes, unless the mail names somebody; empty: to the sender. */
  MAIL_REPLY_TO: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  /** Below every mail to a traveller: who we are by law, lines separated by `\\n`; empty writes none. */
  MAIL_COMPANY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(String.raw`\n`, '\n')),
    ),
    '',
  ),
  /** Signs mails (DKIM): the selector in the DNS, and the private key in PEM; empty signs none. */
  MAIL_DKIM_SELECTOR: v.optional(v.string(), 'travesia'),
  MAIL_DKIM_KEY: outside(
    v.optional(
      v.pipe(
        v.string(),
        // A file of settings has one line for each.
        v.transform((text) => text.replaceAll(String.raw`\n`, '\n')),
      ),
      '',
    ),
    {
      system: 'mail',
      role: 'other',
      foundAt: 'the private key (PEM) whose public half is in the DNS at MAIL_DKIM_SELECTOR._domainkey',
    },
  ),
  /** Who sends short messages (SMS) with codes and changes of flights to phones that agreed; `off` sends none. */
  SMS_PROVIDER: v.optional(v.picklist(['off', 'twilio']), 'off'),
  SMS_URL: outside(v.optional(addressOrEmpty, ''), {
    system: 'short messages',
    role: 'address',
    foundAt: 'Twilio: https://api.twilio.com; empty where SMS_PROVIDER is off',
  }),
  SMS_ACCOUNT: outside(v.optional(v.string(), ''), {
    system: 'short messages',
    role: 'other',
    foundAt: 'Twilio: console.twilio.com, Account info, Account SID',
  }),
  SMS_KEY: outside(v.optional(v.string(), ''), {
    system: 'short messages',
    role: 'key',
    foundAt: 'Twilio: console.twilio.com, Account info, Auth Token',
  }),
  /** A number of ours (`+34…`) or a messaging service (`MG…`). */
  SMS_FROM: outside(v.optional(v.pipe(v.string(), v.regex(/^(\+\d{7,15}|MG\w+)?$/)), ''), {
    system: 'short messages',
    role: 'other',
    foundAt: 'Twilio: console.twilio.com, Phone Numbers or Messaging, Services',
  }),
  /** Who gets what visitors write to us. */
  CONTACT_MAIL_TO: outside(v.optional(v.pipe(v.string(), v.email()), 'hola@travesia.example'), {
    system: 'mail',
    role: 'other',
    foundAt: 'your office: a mailbox that somebody reads',
  }),
  /** Another source of texts with the same reply shape; empty reads the store of the project. */
  CONTENT_GRAPHQL_URL: outside(v.optional(addressOrEmpty, ''), {
    system: 'texts',
    role: 'address',
    foundAt: 'the operator of the content system; empty reads the texts of the project',
  }),
  /** Where the cruises on sale come from (src/suppliers/cruise-feed); unless set, the sandbox, and none in production. */
  CRUISE_SOURCE_URL: outside(v.optional(addressOrEmpty), {
    system: 'cruises',
    role: 'address',
    foundAt: 'the cruise lines or the agency that sells for them; empty sells no cruises',
  }),
  /** Hosts, besides the source's own, whose pictures are passed on. */
  CRUISE_PHOTO_ORIGINS: list(''),
  /** Pictures that are converted at once; pages are rendered by the same processors. */
  PICTURE_CONVERSIONS_AT_ONCE: whole('1', { min: 1, max: 64 }),
  /** Where editors' photographs are, with their file of credits; empty: those of the project's store. */
  CONTENT_PHOTOGRAPHS_FOLDER: v.optional(v.string(), ''),
  /** Country told for addresses that belong to no country; empty answers 404. */
  GEO_DEFAULT_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)), ''),
  /** Who tells the exchange rates; the packaged table is for development. */
  EXCHANGE_RATES_PROVIDER: outside(
    v.optional(v.picklist(['packaged', 'ecb', 'openexchangerates']), 'packaged'),
    {
      system: 'exchange rates',
      role: 'other',
      foundAt:
        'ecb (no account, about thirty currencies) or openexchangerates (every currency, with an App ID)',
    },
  ),
  /** Empty: the provider's own address. */
  EXCHANGE_RATES_URL: outside(v.optional(addressOrEmpty, ''), {
    system: 'exchange rates',
    role: 'address',
    foundAt: 'the provider of exchange rates',
  }),
  /** App ID at Open Exchange Rates. */
  EXCHANGE_RATES_KEY: outside(v.optional(v.string(), ''), {
    system: 'exchange rates',
    role: 'key',
    foundAt: 'Open Exchange Rates: openexchangerates.org, Account, App IDs',
  }),
  /** `/openapi.json` and the page at `/docs`; unless set, on everywhere but in production. */
  SWAGGER_UI: v.optional(v.picklist(['on', 'off'])),
});

type Settings = v.InferOutput<typeof EnvironmentSchema>;
export type Configuration = Settings & {
  readonly SWAGGER_UI: 'on' | 'off';
  readonly CRUISE_SOURCE_URL: string;
};

export interface NamedOutsideSetting extends OutsideSetting {
  readonly name: keyof Configuration;
}

/** The settings of outside systems, in the order in which they stand above. */
export const OUTSIDE_SETTINGS: readonly NamedOutsideSetting[] = Object.entries(
  EnvironmentSchema.entries,
).flatMap(([name, schema]) => {
  const { outside: about } = v.getMetadata(schema as v.GenericSchema) as { outside?: OutsideSetting };
  return about ? [{ ...about, name: name as keyof Configuration }] : [];
});

/** Names of the settings, for the README check. */
export const SETTING_NAMES: readonly string[] = Object.keys(EnvironmentSchema.entries);

export class ConfigurationError extends Error {
  /** Each begins with the name of the setting and a colon. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The backend cannot start with this configuration:\n- ${problems.join('\n- ')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/** Short messages are off, or everything that they need is there. */
function textProblems(configuration: Configuration): string[] {
  if (configuration.SMS_PROVIDER === 'off') return [];
  return (['SMS_URL', 'SMS_ACCOUNT', 'SMS_KEY', 'SMS_FROM'] as const)
    .filter((name) => configuration[name] === '')
    .map((name) => `${name}: short messages need it; SMS_PROVIDER=off sends none`);
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
  if (configuration.CONTACT_MAIL_TO.endsWith('.example')) {
    problems.push('CONTACT_MAIL_TO: production needs a mailbox of the office');
  }
  if (configuration.EXCHANGE_RATES_PROVIDER === 'packaged') {
    problems.push('EXCHANGE_RATES_PROVIDER: the packaged table is for development; ecb or openexchangerates');
  }
  if (
    configuration.EXCHANGE_RATES_PROVIDER === 'openexchangerates' &&
    configuration.EXCHANGE_RATES_KEY === ''
  ) {
    problems.push('EXCHANGE_RATES_KEY: openexchangerates needs an App ID');
  }
  for (const [name, value] of Object.entries(DEVELOPMENT_SECRETS)) {
    if (configuration[name as keyof typeof DEVELOPMENT_SECRETS] === value) {
      problems.push(`${name}: production needs a secret of its own`);
    }
  }
  return problems;
}

export interface ExaminedConfiguration {
  /** Null where a setting cannot be read. */
  readonly configuration: Configuration | null;
  readonly problems: readonly string[];
}

/** Reads the environment and says everything that is wrong with it. */
export function examineConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): ExaminedConfiguration {
  const parsed = v.safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof EnvironmentSchema>(parsed.issues);
    const problems = Object.entries(nested).map(([name, messages]) => `${name}: ${messages.join(', ')}`);
    return { configuration: null, problems };
  }
  const isProduction = parsed.output.PROFILE === 'production';
  const configuration: Configuration = {
    ...parsed.output,
    SWAGGER_UI: parsed.output.SWAGGER_UI ?? (isProduction ? 'off' : 'on'),
    CRUISE_SOURCE_URL: cruiseSourceOf(parsed.output.PROFILE, parsed.output.CRUISE_SOURCE_URL),
  };
  const problems = textProblems(configuration);
  if (isProduction) return { configuration, problems: [...problems, ...productionProblems(configuration)] };
  if (configuration.PROFILE === 'development' && configuration.API_CONTROL_PORT !== 0) {
    return { configuration, problems: ['API_CONTROL_PORT: the clock moves in the test profile only'] };
  }
  return { configuration, problems };
}

/** Reads the environment once; every problem is named at once. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const { configuration, problems } = examineConfiguration(environment);
  if (configuration === null || problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}
