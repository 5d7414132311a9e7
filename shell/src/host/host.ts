import type { Location } from 'react-router';
import type { DocumentRemote, DocumentState, FragmentState, ReleaseRecord } from '@travesia/contracts';
import type { RemoteEntry } from '@travesia/platform/react';
import type { HostLocation, PlatformContext, Readable, Sdk, Visitor } from '@travesia/platform';
import type { HostGuards, HostProgress, Writable } from '@travesia/platform/host';
import type { InfoData } from '@travesia/contracts';
import type { InstallPrompt } from '../pwa/install-prompt.ts';
import { withLocale } from '../routing/locale-path.ts';

/** Where shown amounts come from where they are not in dollars. */
export interface RatesOf {
  readonly asOf: string;
  readonly source: string;
}

/** How the shell moves: paths are below the language prefix. */
export interface HostNavigation {
  navigate(path: string, options?: { replace?: boolean; state?: unknown }): void;
  go(delta: number): void;
  openDocument(path: string): void;
}

/** Everything the shell's screens and the remotes' SDK stand on. */
export interface Host {
  readonly state: DocumentState;
  readonly context: Writable<PlatformContext>;
  readonly location: Readable<HostLocation>;
  readonly navigation: HostNavigation;
  readonly bus: Sdk['bus'];
  readonly progress: HostProgress;
  readonly guards: HostGuards;
  readonly visitor: Visitor;
  readonly attribution: () => InfoData;
  readonly metaName: () => string;
  /** The visitor is somebody new: another id, no attribution. */
  readonly forgetVisitor: () => void;
  readonly announcement: Writable<string>;
  /** The browser's offer to install the site, while it stands (P-25). */
  readonly installPrompt: Writable<InstallPrompt | null>;
  /** Path at which a remote found nothing; empty where there was something at all of them. */
  readonly missingPath: Writable<string>;
  /** On sale or not: that changes with the market. */
  readonly remotes: Writable<readonly DocumentRemote[]>;
  /** Day and source of the exchange rates; null while they are not needed or not known. */
  readonly ratesOf: Writable<RatesOf | null>;
  /** Loads the code of a release; `attempt` counts the times it did not come. */
  readonly loadRelease: (record: ReleaseRecord, attempt: number) => Promise<RemoteEntry>;
  /** Server HTML of a slot is hydrated once, with the state it was made of. */
  takeFragment(hostId: string): FragmentState | null;
  /** The server rendered this slot and nobody has taken it over yet. */
  readonly isRendered: (hostId: string) => boolean;
  /** HTML of a slot while rendering on the server; nothing in the browser. */
  readonly fragmentHtml: (hostId: string) => string;
}

/** An address for a link. */
export function hrefOf(host: Pick<Host, 'context'>, path: string): string {
  return withLocale(host.context.getSnapshot().locale, path);
}

export function locationFrom(path: string): HostLocation {
  const url = new URL(path, 'http://path.invalid');
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state: null,
    key: 'default',
  } as unknown as Location;
  return { location, navigationType: 'POP' };
}

/** A market of one country stands for it; the international one for none. */
export const countryOfMarket = (marketId: string) => (marketId === 'intl' ? null : marketId);

export function platformContextOf(state: DocumentState): PlatformContext {
  return {
    locale: state.locale,
    market: state.market,
    currency: state.currency,
    contactNumber: state.contactNumber,
    countryCode: state.countryCode ?? countryOfMarket(state.market.id),
    today: state.today,
  };
}

/** Whether the visitor still stands where the document was rendered for. */
export function isContextOf(state: DocumentState, context: PlatformContext): boolean {
  return (
    context.locale === state.locale &&
    context.market.id === state.market.id &&
    context.currency === state.currency
  );
}
