import type { Clock } from '../../clock.ts';
import type { ExchangeRates, ExchangeRateSource } from './ports.ts';
import type { CurrencyRepository } from './repository.ts';

const FRESH_MS = 3_600_000;
/** Searches wait for the rates: a source that fails is not asked by each of them. */
const RETRY_MS = 30_000;

/** Rates of the day: asked of the source once an hour; while it fails, the last that were good go on. */
export function createCurrencyService({
  source,
  repository,
  clock,
  onFault,
}: {
  readonly source: ExchangeRateSource;
  readonly repository: CurrencyRepository;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}) {
  let held: { readonly rates: ExchangeRates | null; readonly untilMs: number } | null = null;
  let asking: Promise<ExchangeRates | null> | null = null;

  async function ask(): Promise<ExchangeRates | null> {
    try {
      const rates = await source.read();
      await repository.save(rates, new Date(clock.nowMs()));
      held = { rates, untilMs: clock.nowMs() + FRESH_MS };
      return rates;
    } catch (error) {
      onFault(error);
      const last = held?.rates ?? (await repository.latest());
      held = { rates: last, untilMs: clock.nowMs() + RETRY_MS };
      return last;
    }
  }

  return {
    async rates(): Promise<ExchangeRates | null> {
      if (held && held.untilMs > clock.nowMs()) return held.rates;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
export type CurrencyService = ReturnType<typeof createCurrencyService>;
