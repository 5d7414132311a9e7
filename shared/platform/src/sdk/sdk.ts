import type { InfoData, Locale, MarketView } from '@travesia/contracts';
import type { Location, Navigator } from 'react-router';
import type { Bus } from './bus.ts';
import type { Readable } from './readable.ts';

/** Where the visitor stands: language, market, money, the number to call. */
export interface PlatformContext {
  readonly locale: Locale;
  readonly market: MarketView;
  readonly currency: string;
  readonly contactNumber: string;
  readonly countryCode: string | null;
  /** The server's day, ISO. Never `new Date()` during a render. */
  readonly today: string;
}

/** Location below the language prefix, and what navigation it came by. */
export interface HostLocation {
  readonly location: Location;
  readonly navigationType: 'POP' | 'PUSH' | 'REPLACE';
}

/** Work in progress, rendered by the shell's loading bar (P-32). */
export interface Progress {
  /** Starts; the returned function ends it. A mount's tokens end with the mount. */
  begin(): () => void;
}

/** Reasons not to leave the page. */
export interface Guards {
  /** `isDirty` is asked when the visitor is about to leave; the shell shows the question. */
  add(isDirty: () => boolean): () => void;
}

export interface Visitor {
  agentId(): string;
  adoptAgentId(agentId: string): void;
}

/** All a remote gets from the shell. Contexts do not cross roots, so this object is the contract. */
export interface Sdk {
  readonly context: Readable<PlatformContext>;
  readonly location: Readable<HostLocation>;
  /** Paths are below the language prefix; links get the prefix (P-50). */
  readonly navigator: Navigator;
  /** Nothing is at the current address: the shell shows its page for that (P-44). */
  readonly reportMissing: () => void;
  /** Leaves for another document, e.g. the payment step (S-01). */
  readonly openDocument: (path: string) => void;
  readonly bus: Bus;
  readonly progress: Progress;
  readonly guards: Guards;
  readonly visitor: Visitor;
  /** Attribution at the time of the call (P-24). */
  readonly attribution: () => InfoData;
  /** The metasearch partner that sent the visitor, or empty (P-23). */
  readonly metaName: () => string;
  /** Base address of the backend in the browser (P-47). */
  readonly apiBaseUrl: string;
  /** Says something to screen readers without moving focus. */
  readonly announce: (text: string) => void;
  readonly flags: Readonly<Record<string, boolean>>;
}
