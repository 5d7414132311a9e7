import { todayIn } from '@travesia/domain';
import type { Dependencies } from './app.ts';
import { createClock } from './clock.ts';
import { readConfiguration } from './configuration.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import type { ContentSource } from './modules/content/index.ts';
import { SYSTEM_RANDOM } from './random.ts';
import { NO_SUPPLIERS } from './verticals/index.ts';

/** The day of every test that does not say another: a Friday in November. */
export const TEST_NOW_MS = Date.UTC(2026, 10, 20, 12, 0);

/** Starting a database takes a second, on a busy machine many. */
export const STARTUP_MS = 60_000;

/** What a dollar is worth, the same all day. */
export const fixedRates = (
  rates: Readonly<Record<string, number>>,
  asOf = todayIn(Date.now()),
): Dependencies['exchangeRates'] => ({
  read: async () => ({ source: 'test', asOf, base: 'USD', rates: { USD: 1, ...rates } }),
});

const NO_CONTENT: ContentSource = {
  find: async () => null,
  isGone: async () => false,
  list: async () => ({ results: [], total: 0 }),
  addresses: async () => [],
  refresh: async () => {},
};
/** Dependencies of one test file; what a test needs for real it puts in itself. */
export async function createTestDependencies(
  overrides: Partial<Dependencies> & { environment?: Record<string, string> } = {},
): Promise<{ dependencies: Dependencies; testDatabase: TestDatabase }> {
  const { environment = {}, ...given } = overrides;
  const testDatabase = await createTestDatabase();
  let nowMs = TEST_NOW_MS;
  const clock = createClock(() => nowMs++);
  return {
    testDatabase,
    dependencies: {
      configuration: readConfiguration({
        PROFILE: 'test',
        SWAGGER_UI: 'off',
        LOG_LEVEL: 'silent',
        ...environment,
      }),
      database: testDatabase.database,
      statements: testDatabase.statements,
      clock,
      random: SYSTEM_RANDOM,
      ...NO_SUPPLIERS,
      paymentMethods: [],
      exchangeRates: fixedRates({ EUR: 0.86 }, '2026-11-20'),
      countries: { countryOf: () => null },
      contentSource: NO_CONTENT,
      assistant: { cachedFlights: async () => null },
      pause: async () => {},
      ...given,
    },
  };
}
