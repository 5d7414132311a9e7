import type { Locale, MarketView } from '@travesia/contracts';
import type { PlatformContext, Sdk } from '@travesia/platform';
import { createWritable } from '@travesia/platform';
import { createPath, parsePath } from '@travesia/platform/libraries';

export const TEST_MARKET: MarketView = {
  id: 'ES',
  defaultCurrency: 'EUR',
  numberLocale: { es: 'es-ES', en: 'en-GB' },
  contactNumber: '+34 900 555 010',
  paymentMode: 'provider',
};

export interface MemorySdkOptions {
  /** Where the visitor stands, below the language prefix. */
  readonly path?: string;
  readonly locale?: Locale;
  readonly market?: Partial<MarketView>;
  /** USD by default: nothing is converted. */
  readonly currency?: string;
  readonly today?: string;
}

export interface MemorySdk {
  readonly sdk: Sdk;
  /** Where the visitor stands now, with query. */
  readonly path: () => string;
  /** How often the remote said that nothing is at the address (P-44). */
  readonly missing: () => number;
  readonly opened: readonly string[];
  readonly announced: readonly string[];
  readonly published: readonly { readonly topic: string; readonly fact: unknown }[];
  readonly setContext: (change: Partial<PlatformContext>) => void;
}

type Target = Parameters<typeof createPath>[0] | string;

/** What the shell hands to a remote, without a shell: moves in memory and remembers what was said. */
export function createMemorySdk({
  path = '/',
  locale = 'es',
  market = {},
  currency = 'USD',
  today = '2026-11-21',
}: MemorySdkOptions = {}): MemorySdk {
  let missing = 0;
  const opened: string[] = [];
  const announced: string[] = [];
  const published: { topic: string; fact: unknown }[] = [];
  const view = { ...TEST_MARKET, ...market };
  const context = createWritable<PlatformContext>({
    locale,
    market: view,
    currency,
    contactNumber: view.contactNumber,
    countryCode: view.id,
    today,
  });
  const partsOf = (to: Target) => (typeof to === 'string' ? parsePath(to) : to);
  const locationOf = (to: Target, state: unknown = null) => {
    const { pathname, search = '', hash = '' } = partsOf(to);
    const base = pathname ?? '/';
    return { location: { pathname: base, search, hash, state, key: `${Math.random()}` } as never };
  };
  const location = createWritable({
    ...locationOf(path),
    navigationType: 'POP' as 'POP' | 'PUSH' | 'REPLACE',
  });
  const move = (navigationType: 'PUSH' | 'REPLACE') => (to: Target, state?: unknown) =>
    location.set({ ...locationOf(to, state), navigationType });
  const sdk = {
    context,
    location,
    navigator: {
      createHref: (to: Target) => `/${context.getSnapshot().locale}${createPath(partsOf(to))}`,
      go: () => {},
      push: move('PUSH'),
      replace: move('REPLACE'),
    },
    reportMissing: () => {
      missing += 1;
    },
    openDocument: (to: string) => void opened.push(to),
    bus: {
      publish: (topic: string, fact: unknown) => void published.push({ topic, fact }),
      on: () => () => {},
    },
    progress: { begin: () => () => {} },
    guards: { add: () => () => {} },
    visitor: { agentId: () => '7d9f4f34-1b6a-4c53-9c2e-0d6f5b1f7a10', adoptAgentId: () => {} },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    metaName: () => '',
    apiBaseUrl: 'http://localhost/api',
    announce: (text: string) => void announced.push(text),
    flags: {},
  } as unknown as Sdk;
  return {
    sdk,
    path: () => createPath(location.getSnapshot().location),
    missing: () => missing,
    opened,
    announced,
    published,
    setContext: (change) => context.set({ ...context.getSnapshot(), ...change }),
  };
}
