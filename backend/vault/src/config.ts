import {
  address,
  DRAIN_MS,
  list,
  port,
  PROFILE,
  secretWith,
  SHARED_DEVELOPMENT_SECRETS,
} from '@travesia/contracts/settings';
import * as v from 'valibot';
import type { VaultOptions } from './app.ts';
import { hostedFieldsOf, STRIPE_SCRIPT, type HostedFields } from './hosted-provider.ts';

export interface VaultConfig {
  readonly host: string;
  readonly port: number;
  /** After the word to stop: time in which a balancer still sends, and is answered. */
  readonly drainMs: number;
  /** What the operator has to know of this configuration, for the log. */
  readonly notices: readonly string[];
  readonly options: VaultOptions;
}

const { SITE_SECRET: _site, ...DEVELOPMENT_SECRETS } = SHARED_DEVELOPMENT_SECRETS;

/** Of the sandbox; production takes Stripe's. */
const SANDBOX_SCRIPT = 'http://127.0.0.1:3003/js/stripe.js';
const SANDBOX_PUBLISHABLE_KEY = 'pk_test_travesia_sandbox';

const OWN_FIELDS_NOTICE =
  'CARD_FIELDS=own: card numbers pass through the memory of this process. The operator has declared that its PCI DSS ' +
  'assessment covers it (CARD_FIELDS_PCI=assessed): SAQ D, quarterly scans, and the approval of the payment provider ' +
  'for card numbers sent by a server.';

const secret = (name: keyof typeof DEVELOPMENT_SECRETS) => secretWith(DEVELOPMENT_SECRETS[name]);

const EnvironmentSchema = v.object({
  PROFILE,
  VAULT_HOST: v.optional(v.string(), '127.0.0.1'),
  VAULT_PORT: port('3002'),
  TRUSTED_PROXIES: list('127.0.0.1,::1'),
  DRAIN_MS,
  VAULT_ORIGIN: address('http://127.0.0.1:3000'),
  SITE_ORIGIN: address('http://localhost:3000'),
  API_INTERNAL_URL: address('http://127.0.0.1:3001'),
  PAYMENT_URL: address('http://127.0.0.1:3003'),
  PAYMENT_SECRET_KEY: secret('PAYMENT_SECRET_KEY'),
  CARD_FIELDS: v.optional(v.picklist(['hosted', 'own'])),
  CARD_FIELDS_PCI: v.optional(v.picklist(['assessed'])),
  CARD_FIELDS_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  PAYMENT_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_\w{8,250}$/))),
  HANDLE_SECRET: secret('HANDLE_SECRET'),
  INTERNAL_SECRET: secret('INTERNAL_SECRET'),
});

/** Reads the environment once; every problem is named, no value is. */
export function readVaultConfig(environment: NodeJS.ProcessEnv): VaultConfig {
  const parsed = v.safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const wrong = Object.keys(v.flatten<typeof EnvironmentSchema>(parsed.issues).nested ?? {});
    throw new Error(`The vault cannot start: look at ${wrong.join(', ')}`);
  }
  const settings = parsed.output;
  const isProduction = settings.PROFILE === 'production';
  if (isProduction) refuseDevelopmentValues(settings);
  const fields = settings.CARD_FIELDS ?? (isProduction ? 'hosted' : 'own');
  if (isProduction && fields === 'own' && !settings.CARD_FIELDS_PCI)
    throw new Error(
      'CARD_FIELDS=own in production needs CARD_FIELDS_PCI=assessed: card numbers would pass through our processes',
    );
  return {
    host: settings.VAULT_HOST,
    port: settings.VAULT_PORT,
    drainMs: settings.DRAIN_MS,
    notices: isProduction && fields === 'own' ? [OWN_FIELDS_NOTICE] : [],
    options: {
      trustedProxies: settings.TRUSTED_PROXIES,
      publicOrigin: settings.VAULT_ORIGIN,
      siteOrigin: settings.SITE_ORIGIN,
      apiInternalUrl: settings.API_INTERNAL_URL,
      provider: { apiBase: settings.PAYMENT_URL, secretKey: settings.PAYMENT_SECRET_KEY },
      hosted: fields === 'hosted' ? hostedFields(settings, isProduction) : null,
      handleSecret: settings.HANDLE_SECRET,
      internalSecret: settings.INTERNAL_SECRET,
    },
  };
}

function hostedFields(
  {
    CARD_FIELDS_SCRIPT: script,
    PAYMENT_PUBLISHABLE_KEY: key,
  }: {
    readonly CARD_FIELDS_SCRIPT?: string | undefined;
    readonly PAYMENT_PUBLISHABLE_KEY?: string | undefined;
  },
  isProduction: boolean,
): HostedFields {
  if (!isProduction) return hostedFieldsOf(script ?? SANDBOX_SCRIPT, key ?? SANDBOX_PUBLISHABLE_KEY);
  if (!key || key === SANDBOX_PUBLISHABLE_KEY)
    throw new Error('PAYMENT_PUBLISHABLE_KEY must be set in production');
  if (script && !script.startsWith('https:'))
    throw new Error('CARD_FIELDS_SCRIPT must be https in production');
  return hostedFieldsOf(script ?? STRIPE_SCRIPT, key);
}

function refuseDevelopmentValues(
  settings: Readonly<Record<keyof typeof DEVELOPMENT_SECRETS | 'VAULT_ORIGIN', string>>,
): void {
  for (const [name, value] of Object.entries(DEVELOPMENT_SECRETS)) {
    const given: readonly unknown[] = Object.values(settings);
    if (given.includes(value)) throw new Error(`${name} must be set in production`);
  }
  if (!settings.VAULT_ORIGIN.startsWith('https:'))
    throw new Error('VAULT_ORIGIN must be https in production');
}
