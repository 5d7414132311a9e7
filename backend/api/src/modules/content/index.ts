import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { NOTHING_SET, type MarketSettingsNow } from '../../market-settings.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { ApiError } from '../../errors/index.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { CruiseListing } from '../cruises/index.ts';
import type { SoldRoutes } from '../flights/index.ts';
import type { ApiModule } from '../module.ts';
import type { ContentAddress, ContentSource } from './ports.ts';
import { readContactNumbers } from './contact-numbers.ts';
import { createKeptCopies } from './kept-copies.ts';
import { contentRoutes } from './routes.ts';
import { createContentService } from './service.ts';

export type {
  ContentAddress,
  ContentSource,
  SourceEntity,
  SourcePhotograph,
  SourceSummary,
} from './ports.ts';

const PURGED = 'content-purged';

export interface ContentNeeds {
  readonly configuration: Pick<Configuration, 'MARKETS_FOLDER' | 'INTERNAL_SECRET' | 'SITE_ORIGIN'>;
  readonly clock: Clock;
  readonly contentSource: ContentSource;
  /** Absent: this process is the only one. */
  readonly sharedMemory?: SharedMemory;
  /** Absent: every market is as in its file. */
  readonly marketSettings?: MarketSettingsNow;
  readonly logger?: FastifyBaseLogger;
}

export interface ContentModule extends ApiModule {
  /** Every address there is a text at; throws while no source has ever answered (B-44). */
  addresses(): Promise<readonly ContentAddress[]>;
}

/** Texts, contact numbers and cruises by GraphQL (B-19 to B-22). */
export function createContentModule(
  { configuration, clock, contentSource, sharedMemory, logger, marketSettings = NOTHING_SET }: ContentNeeds,
  {
    flights: { seenFares },
    cruises,
    pictures,
  }: {
    readonly flights: { readonly seenFares: SoldRoutes };
    readonly cruises: CruiseListing;
    readonly pictures: Pictures;
  },
): ContentModule {
  const copies = createKeptCopies(clock, (key, fault) =>
    logger?.warn({ err: fault, key }, 'GraphQL request failed'),
  );
  const service = createContentService({
    source: contentSource,
    photographs: pictures.fromEditors(async (url) => {
      if (!contentSource.photograph) throw new ApiError('not_found');
      return contentSource.photograph(url);
    }),
    copies,
    seenFares,
    clock,
  });
  sharedMemory?.onAnnounced(PURGED, () => {
    service
      .purge()
      .catch((fault: unknown) => logger?.warn({ err: fault }, 'the texts could not be read again'));
  });
  return {
    addresses: service.addresses,
    routes: (router) =>
      contentRoutes(router, {
        service,
        // Said to every process; whoever asked is answered when this one has done it.
        async purge() {
          await service.purge();
          await sharedMemory?.announce(PURGED);
        },
        cruises,
        contacts: readContactNumbers(configuration.MARKETS_FOLDER, marketSettings),
        internalSecret: configuration.INTERNAL_SECRET,
        siteOrigin: configuration.SITE_ORIGIN,
      }),
  };
}
