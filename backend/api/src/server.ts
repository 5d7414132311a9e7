import { setTimeout as pause } from 'node:timers/promises';
import { todayIn } from '@travesia/domain';
import { followSettings, followTrustedKeys } from '@travesia/releases';
import { openStore, pullStates } from '@travesia/releases/store';
import { createClock } from './clock.ts';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './database/connect.ts';
import { isDatabaseAway } from './database/database-faults.ts';
import { buildControlPort } from './http/control-port.ts';
import { createLogger } from './http/logging.ts';
import { NOTHING_SET } from './market-settings.ts';
import { createAccountRates } from './modules/currency/index.ts';
import { INTERLEAVE_POINTS, type Interleave } from './modules/payments/index.ts';
import { SYSTEM_RANDOM } from './random.ts';
import { openValkeyMemory } from './shared-memory/index.ts';
import { createAssistantSource } from './suppliers/assistant-http/index.ts';
import { createCruiseFeed } from './suppliers/cruise-feed/index.ts';
import { createContentGraphqlSource } from './suppliers/content-graphql/index.ts';
import { createContentStoreSource } from './suppliers/content-store/index.ts';
import { createCountryDatabase } from './suppliers/country-dbip/index.ts';
import { createExchangeRateSource } from './suppliers/exchange-rates/index.ts';
import { createEveryPaymentMethod } from './suppliers/payment-methods.ts';
import { createTwilioTexts, textAccess } from './suppliers/sms-twilio/index.ts';
import { connectSuppliers } from './verticals/index.ts';

const CONTENT_TIMEOUT_MS = 5_000;
const NO_SETTINGS = { current: NOTHING_SET, close: () => {} };

function configurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function endWithoutDatabase(error: unknown): never {
  const words = Error.isError(error) ? error.message : JSON.stringify(error);
  process.stderr.write(`The backend cannot open its database. ${words}\n`);
  process.exit(1);
}

const configuration = configurationOrExit();
const logger = createLogger(configuration.LOG_LEVEL);
const clock = createClock();
const opened = await openDatabase({
  databaseUrl: configuration.DATABASE_URL,
  poolMax: configuration.DATABASE_POOL_MAX,
  dataFolder: configuration.DATA_FOLDER,
  requireDurable: configuration.PROFILE === 'production',
  migrationStatementMaxMs: configuration.MIGRATION_STATEMENT_MAX_MS,
  onFault: (error) => logger.error({ err: error }, 'a database connection broke'),
}).catch(endWithoutDatabase);
const store = await openStore({
  address: configuration.FEED_STORE,
  endpoint: configuration.FEED_STORE_ENDPOINT,
});
const settings = configuration.FEED_FOLDER
  ? await followSettings({
      folder: configuration.FEED_FOLDER,
      ...(store && { pull: (folder: string) => pullStates(store, folder) }),
      trusted: followTrustedKeys(configuration.TRUSTED_KEYS_FOLDER, (cause) =>
        logger.error({ err: cause }, 'the trusted keys could not be read'),
      ),
      pollMs: configuration.FEED_POLL_MS,
      onRefused: (what, cause) => logger.error({ err: cause, what }, 'a state of the feed is refused'),
    })
  : NO_SETTINGS;
const sharedMemory =
  configuration.VALKEY_URL === ''
    ? undefined
    : await openValkeyMemory({
        url: configuration.VALKEY_URL,
        onFault: (error) =>
          logger.error({ err: error }, 'Valkey does not answer: this process asks and counts by itself'),
        onBack: () => logger.info('Valkey answers again'),
      });
const exchangeRates = createExchangeRateSource({
  provider: configuration.EXCHANGE_RATES_PROVIDER,
  url: configuration.EXCHANGE_RATES_URL,
  key: configuration.EXCHANGE_RATES_KEY,
});
const rateOf = createAccountRates(
  { database: opened.database, clock, exchangeRates, logger },
  configuration.SETTLEMENT_MARGIN_PERCENT,
);
/** Where a test wants the process to die as it would in a power cut; never in production. */
let endPoint: string | null = null;
const endsAt: Interleave = (point) => {
  if (point === endPoint) process.kill(process.pid, 'SIGKILL');
};
const api = await buildApp(
  {
    configuration,
    database: opened.database,
    statements: opened.statements,
    clock,
    random: SYSTEM_RANDOM,
    ...connectSuppliers({ configuration, rateOf }),
    paymentMethods: createEveryPaymentMethod({
      apiBase: configuration.PAYMENT_URL,
      secretKey: configuration.PAYMENT_SECRET_KEY,
      webhookSecret: configuration.PAYMENT_WEBHOOK_SECRET,
      site: new URL(configuration.SITE_ORIGIN).host,
      onFault: (fault) => logger.warn({ fault }, 'the payment provider failed'),
    }),
    exchangeRates,
    ...(configuration.SMS_PROVIDER === 'twilio' && {
      textTransport: createTwilioTexts({ ...textAccess(configuration), from: configuration.SMS_FROM }),
    }),
    countries: createCountryDatabase(),
    contentSource: configuration.CONTENT_GRAPHQL_URL
      ? createContentGraphqlSource({ url: configuration.CONTENT_GRAPHQL_URL, timeoutMs: CONTENT_TIMEOUT_MS })
      : createContentStoreSource({
          today: () => todayIn(clock.nowMs()),
          ...(configuration.CONTENT_PHOTOGRAPHS_FOLDER !== '' && {
            photographsFolder: configuration.CONTENT_PHOTOGRAPHS_FOLDER,
          }),
          onFault: (fault) => logger.error({ fault }, 'a text is not published'),
        }),
    ...(configuration.CRUISE_SOURCE_URL !== '' && {
      cruiseSource: createCruiseFeed({ url: configuration.CRUISE_SOURCE_URL }),
    }),
    assistant: createAssistantSource({
      baseUrl: configuration.ASSISTANT_URL,
      userId: configuration.ASSISTANT_USER_ID,
      key: configuration.ASSISTANT_KEY,
    }),
    marketSettings: settings.current,
    ...(sharedMemory && { sharedMemory }),
    logger,
  },
  { interleave: endsAt },
);

async function begin(): Promise<void> {
  await opened.ready.catch(endWithoutDatabase);
  await api.recover().catch((error: unknown) => {
    // Gone again: what it left is settled by the workers, when it is back.
    if (!isDatabaseAway(error)) throw error;
    logger.error({ err: error }, 'what an earlier process left could not be settled at the start');
  });
  api.start();
}
// Without its database it listens as well, and answers 503 until it is there.
const begun = begin();
if (opened.isThere) await begun;
await api.app.listen({ host: configuration.API_HOST, port: configuration.API_PORT });
const control =
  configuration.API_CONTROL_PORT === 0
    ? null
    : buildControlPort({
        clock,
        ledger: api.settlement.ledger,
        work: api.settlement.settleDue,
        points: INTERLEAVE_POINTS,
        endAt: (point) => {
          endPoint = point;
        },
      });
await control?.listen({ host: '127.0.0.1', port: configuration.API_CONTROL_PORT });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  api.drain();
  await pause(configuration.DRAIN_MS);
  settings.close();
  await control?.close();
  await api.app.close();
  await sharedMemory?.close();
  await opened.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
