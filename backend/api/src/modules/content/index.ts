import { NOTHING_SET, type Dependencies } from '../../dependencies.ts';
import { createCruiseListing } from '../cruises/index.ts';
import type { SeenFares } from '../flights/index.ts';
import type { ApiModule } from '../module.ts';
import type { ContentAddress } from './ports.ts';
import { readContactNumbers } from './contact-numbers.ts';
import { createKeptCopies } from './kept-copies.ts';
import { contentRoutes } from './routes.ts';
import { createContentService } from './service.ts';

export type { ContentAddress, ContentSource, SourceEntity, SourceList } from './ports.ts';

const PURGED = 'content-purged';

export interface ContentModule extends ApiModule {
  /** Every address there is a text at; throws while no source has ever answered (B-44). */
  addresses(): Promise<readonly ContentAddress[]>;
}

/** Texts, contact numbers and cruises by GraphQL (B-19 to B-22). */
export function createContentModule(
  {
    configuration,
    clock,
    contentSource,
    sharedMemory,
    logger,
    marketSettings = NOTHING_SET,
  }: Pick<
    Dependencies,
    'configuration' | 'clock' | 'contentSource' | 'sharedMemory' | 'logger' | 'marketSettings'
  >,
  { seenFares }: { readonly seenFares: SeenFares },
): ContentModule {
  const copies = createKeptCopies(clock, (key, fault) =>
    logger?.warn({ err: fault, key }, 'GraphQL request failed'),
  );
  const service = createContentService({ source: contentSource, copies, seenFares, clock });
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
        cruises: createCruiseListing(() => clock.nowMs()),
        contacts: readContactNumbers(configuration.MARKETS_FOLDER, marketSettings),
        internalSecret: configuration.INTERNAL_SECRET,
        siteOrigin: configuration.SITE_ORIGIN,
      }),
  };
}
