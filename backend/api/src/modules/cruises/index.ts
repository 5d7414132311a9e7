import type { Cruise, Locale } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Metric } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Pictures } from '../../pictures/index.ts';
import { ApiError } from '../../errors/index.ts';
import type { CruiseSource, SourceCruise } from './ports.ts';
import { shownCruise } from './ship-picture.ts';

export interface CruisePage {
  /** The only listing there is (B-21). */
  readonly type: string;
  readonly pageSize: number;
  /** From 0. */
  readonly page: number;
}

interface CruiseList {
  readonly total: number;
  /** The source did not answer: these are the last cruises that it told. */
  readonly stale: boolean;
  readonly results: readonly Cruise[];
}

export interface CruiseListing {
  list(page: CruisePage, locale: Locale): Promise<CruiseList>;
}

export interface CruisesNeeds {
  readonly configuration: Pick<Configuration, 'CRUISE_SOURCE_URL' | 'CRUISE_PHOTO_ORIGINS'>;
  readonly clock: Clock;
  /** Absent: the site sells no cruises. */
  readonly cruiseSource?: CruiseSource | undefined;
  readonly logger?: FastifyBaseLogger;
}

/** For `/readyz`: `stale` sells what the source told last. */
type CruisesState = 'on' | 'stale' | 'off';

export interface CruisesModule extends CruiseListing {
  readonly state: () => CruisesState;
  readonly metrics: readonly Metric[];
}

interface Copy {
  readonly cruises: readonly SourceCruise[];
  readonly readAtMs: number;
}

const PAGE_SIZE_MAX = 50;
const FRESH_MS = 15 * 60_000;
/** A source that failed is left alone for this long; the last copy stands in. */
const RETRY_AFTER_MS = 30_000;
const NONE: CruiseList = { total: 0, stale: false, results: [] };

/** Cruises on sale by phone, from the source that the configuration names (B-21, C-03, W-11). */
export function createCruisesModule(
  { configuration, clock, cruiseSource, logger }: CruisesNeeds,
  pictures: Pictures,
): CruisesModule {
  const { CRUISE_SOURCE_URL: address, CRUISE_PHOTO_ORIGINS: photoOrigins } = configuration;
  const photographs = pictures.fromHosts([address, ...photoOrigins]);
  const copies = new Map<Locale, Copy>();
  const askAgainAtMs = new Map<Locale, number>();
  const reading = new Map<Locale, Promise<void>>();
  let hasFailed = false;
  const reads = new Counter({
    name: 'cruise_source_reads_total',
    help: 'Readings of the source of cruises by their outcome',
    labelNames: ['outcome'],
    registers: [],
  });
  const age = new Gauge({
    name: 'cruise_copy_age_seconds',
    help: 'Age of the cruises that are shown, by language',
    labelNames: ['locale'],
    registers: [],
    collect() {
      for (const [locale, { readAtMs }] of copies) this.set({ locale }, (clock.nowMs() - readAtMs) / 1000);
    },
  });

  async function read(source: CruiseSource, locale: Locale): Promise<void> {
    try {
      const cruises = await source.read(locale);
      copies.set(locale, { cruises, readAtMs: clock.nowMs() });
      askAgainAtMs.set(locale, clock.nowMs() + FRESH_MS);
      hasFailed = false;
      reads.inc({ outcome: 'read' });
    } catch (error) {
      askAgainAtMs.set(locale, clock.nowMs() + RETRY_AFTER_MS);
      hasFailed = true;
      reads.inc({ outcome: 'failed' });
      logger?.warn({ err: error }, 'the source of cruises did not answer');
    }
  }

  async function list({ type, pageSize, page }: CruisePage, locale: Locale): Promise<CruiseList> {
    if (!cruiseSource || type !== 'cruise_landing') return NONE;
    if ((askAgainAtMs.get(locale) ?? 0) <= clock.nowMs()) {
      const started = reading.get(locale) ?? read(cruiseSource, locale).finally(() => reading.delete(locale));
      reading.set(locale, started);
      await started;
    }
    const copy = copies.get(locale);
    if (!copy) throw new ApiError('supplier_failed');
    const today = todayIn(clock.nowMs());
    // A copy grows old: what has sailed since is not on sale.
    const onSale = copy.cruises.filter(({ sailDate }) => sailDate >= today);
    const size = Math.min(Math.max(pageSize, 0), PAGE_SIZE_MAX);
    const from = Math.max(page, 0) * size;
    return {
      total: onSale.length,
      stale: clock.nowMs() - copy.readAtMs > FRESH_MS,
      results: onSale.slice(from, from + size).map((cruise) => shownCruise(cruise, photographs)),
    };
  }

  return {
    list,
    state: () => (cruiseSource ? (hasFailed ? 'stale' : 'on') : 'off'),
    metrics: [reads, age],
  };
}
