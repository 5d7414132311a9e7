import { createPrivateKey } from 'node:crypto';
import { addDays, daysBetween, DEFAULT_LOCALE, todayIn } from '@travesia/domain';
import { CachedFlightsPayloadSchema } from '@travesia/contracts';
import { openStore } from '@travesia/releases/store';
import { Client } from 'pg';
import * as v from 'valibot';
import type { Configuration, OutsideSystem } from '../configuration.ts';
import { tryMailAccess } from '../modules/mail/index.ts';
import { openValkeyMemory } from '../shared-memory/index.ts';
import { createAssistantSource } from '../suppliers/assistant-http/index.ts';
import { createCruiseFeed } from '../suppliers/cruise-feed/index.ts';
import { createContentGraphqlSource } from '../suppliers/content-graphql/index.ts';
import { createExchangeRateSource } from '../suppliers/exchange-rates/index.ts';
import { textAccess, tryTextAccess } from '../suppliers/sms-twilio/index.ts';
import { tryPaymentAccess } from '../suppliers/payment-stripe/index.ts';
import { verticals } from '../verticals/index.ts';
import { problemWith, type Problem } from './try-system.ts';

export interface SystemCheck {
  readonly system: OutsideSystem;
  /** The line of docs/requirements that needs it. */
  readonly requirement: string;
  readonly address: keyof Configuration;
  /** Without an address of ours it is asked at its own. */
  readonly isAlwaysUsed?: boolean;
  /** Asks it something that changes nothing; throws as the system does. */
  ask(configuration: Configuration): Promise<readonly Problem[]>;
}

const TIMEOUT_MS = 10_000;
const OLDEST_POSTGRES = 150_000;
const MONTH_DAYS = 30;
const RATES_OLD_AFTER_DAYS = 3;
const NOTHING: readonly Problem[] = [];

async function askDatabase({ DATABASE_URL }: Configuration): Promise<readonly Problem[]> {
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; fsync: string; commit: string; creates: boolean }>(
      `SELECT current_setting('server_version_num') AS version, current_setting('fsync') AS fsync,
              current_setting('synchronous_commit') AS commit,
              has_schema_privilege(current_user, 'public', 'CREATE') AS creates`,
    );
    const [server] = rows;
    return [
      Number(server?.version) < OLDEST_POSTGRES && 'is older than PostgreSQL 15',
      (server?.fsync !== 'on' || server.commit === 'off') &&
        'may lose what it has acknowledged: switch fsync and synchronous_commit on',
      server?.creates === false && 'its user may not create tables in the schema public',
    ].flatMap((what) => (what ? [problemWith('DATABASE_URL', what)] : []));
  } finally {
    await client.end().catch(() => {});
  }
}

async function askMemory({ VALKEY_URL }: Configuration): Promise<readonly Problem[]> {
  let fault: Error | undefined;
  const memory = await openValkeyMemory({
    url: VALKEY_URL,
    onFault: (error) => {
      fault = error;
    },
    onBack: () => {},
  });
  const isThere = memory.isThere();
  await memory.close();
  if (!isThere) throw fault ?? new Error('it does not answer');
  return NOTHING;
}

async function askMail(configuration: Configuration): Promise<readonly Problem[]> {
  const refusal = await tryMailAccess(configuration, TIMEOUT_MS);
  return [
    refusal?.of === 'sender' && problemWith('MAIL_FROM', `refused as the sender (${refusal.reply})`),
    refusal?.of === 'receiver' &&
      problemWith('CONTACT_MAIL_TO', `refused as a receiver, who gets the mails to us (${refusal.reply})`),
    configuration.MAIL_DKIM_KEY !== '' &&
      !isPrivateKey(configuration.MAIL_DKIM_KEY) &&
      problemWith('MAIL_DKIM_KEY', 'is no private key in PEM'),
  ].filter((problem) => problem !== false);
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

async function askTexts(configuration: Configuration): Promise<readonly Problem[]> {
  const status = await tryTextAccess(textAccess(configuration));
  return status === 'active' ? NOTHING : [problemWith('SMS_ACCOUNT', `is ${status}, not active`)];
}

async function askPayments(configuration: Configuration): Promise<readonly Problem[]> {
  const wanted = `${new URL(configuration.SITE_ORIGIN).origin}/api/payment/notifications`;
  const endpoints = await tryPaymentAccess({
    apiBase: configuration.PAYMENT_URL,
    secretKey: configuration.PAYMENT_SECRET_KEY,
  });
  if (endpoints.includes(wanted)) return NOTHING;
  return [problemWith('PAYMENT_WEBHOOK_SECRET', `belongs to no endpoint: none is set up for ${wanted}`)];
}

/** A conversation that the assistant does not know: it has no flights to tell of. */
const unknownConversation = () =>
  v.parse(CachedFlightsPayloadSchema, {
    assistantId: 'production-check',
    search: {
      legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: addDays(todayIn(Date.now()), MONTH_DAYS) } },
      travelerInfo: { adult: 1, child: 0, infant: 0 },
    },
  });

async function nothingMissing(question: Promise<unknown>): Promise<readonly Problem[]> {
  await question;
  return NOTHING;
}

/** Every outside system, in the order of the table. */
export const SYSTEM_CHECKS: readonly SystemCheck[] = [
  { system: 'database', requirement: 'B-04', address: 'DATABASE_URL', ask: askDatabase },
  { system: 'memory', requirement: 'R-01', address: 'VALKEY_URL', ask: askMemory },
  {
    system: 'feed store',
    requirement: 'P-01',
    address: 'FEED_STORE',
    async ask({ FEED_STORE: address, FEED_STORE_ENDPOINT: endpoint }) {
      const store = await openStore({ address, endpoint });
      return nothingMissing(Promise.resolve(store?.list('rules/')));
    },
  },
  ...verticals.map(({ declaration, probe }): SystemCheck => ({
    system: declaration.system as OutsideSystem,
    requirement: declaration.requirement,
    address: declaration.address as keyof Configuration,
    ask: (configuration) => nothingMissing(probe(configuration)),
  })),
  {
    system: 'assistant',
    requirement: 'B-16',
    address: 'ASSISTANT_URL',
    ask: ({ ASSISTANT_URL: baseUrl, ASSISTANT_USER_ID: userId, ASSISTANT_KEY: key }) =>
      nothingMissing(
        createAssistantSource({ baseUrl, userId, key, deadlineMs: TIMEOUT_MS }).cachedFlights(
          unknownConversation(),
        ),
      ),
  },
  { system: 'payments', requirement: 'B-42', address: 'PAYMENT_URL', ask: askPayments },
  { system: 'mail', requirement: 'N-01', address: 'MAIL_URL', ask: askMail },
  { system: 'short messages', requirement: 'N-06', address: 'SMS_URL', ask: askTexts },
  {
    system: 'texts',
    requirement: 'B-19',
    address: 'CONTENT_GRAPHQL_URL',
    ask: ({ CONTENT_GRAPHQL_URL: url }) =>
      nothingMissing(
        createContentGraphqlSource({ url, timeoutMs: TIMEOUT_MS }).list('news', DEFAULT_LOCALE, 0, 1),
      ),
  },
  {
    system: 'cruises',
    requirement: 'W-11',
    address: 'CRUISE_SOURCE_URL',
    ask: ({ CRUISE_SOURCE_URL: url }) =>
      nothingMissing(createCruiseFeed({ url, deadlineMs: TIMEOUT_MS }).read(DEFAULT_LOCALE)),
  },
  {
    system: 'exchange rates',
    requirement: 'W-10',
    address: 'EXCHANGE_RATES_URL',
    isAlwaysUsed: true,
    async ask({ EXCHANGE_RATES_PROVIDER: provider, EXCHANGE_RATES_URL: url, EXCHANGE_RATES_KEY: key }) {
      const { asOf } = await createExchangeRateSource({ provider, url, key }).read();
      const days = daysBetween(asOf, todayIn(Date.now()));
      if (days <= RATES_OLD_AFTER_DAYS) return NOTHING;
      return [problemWith('EXCHANGE_RATES_PROVIDER', `its rates are ${days} days old`)];
    },
  },
];
