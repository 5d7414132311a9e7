import type {
  FunnelQuery,
  FunnelRow,
  MarketSettings,
  OpsCell,
  OpsChange,
  OpsDecision,
  OpsHistoryEntry,
  OpsOperator,
  OpsOverview,
  OpsPreviewRequest,
  OpsRequest,
} from '@travesia/contracts';

export const TOKEN = 'ops_right';
const PROOF = 'proof-of-this-page';
export const MEXICO: MarketSettings = {
  contactNumber: '+52 55 5555 0120',
  defaultCurrency: 'MXN',
  paymentMode: 'provider',
  fees: {},
  phoneDeals: [{ kind: 'call', endsOn: '2027-06-30' }],
};

export const cell = (market: string, own: Partial<OpsCell> = {}): OpsCell => ({
  market,
  state: 'on',
  build: 'aaaaaaaa1111',
  pin: null,
  canary: null,
  isOwnCanary: false,
  planned: [],
  health: { state: 'good', views: 120, faults: 0 },
  ...own,
});

export const OVERVIEW: OpsOverview = {
  sequence: 7,
  at: '2026-11-20T10:00:00.000Z',
  remotes: [
    {
      name: 'mfe-flights',
      menu: [{ es: 'Vuelos', en: 'Flights' }],
      live: 'aaaaaaaa1111',
      canary: null,
      builds: [
        { build: 'bbbbbbbb2222', createdAt: '2026-11-20T09:00:00.000Z', wasLive: false },
        { build: 'aaaaaaaa1111', createdAt: '2026-11-19T09:00:00.000Z', wasLive: true },
      ],
      cells: [
        cell('MX'),
        cell('CO', { state: 'off', health: { state: 'quiet', views: 0, faults: 0 } }),
        cell('US', { state: 'absent' }),
        cell('intl', { health: { state: 'trouble', views: 40, faults: 9 } }),
      ],
    },
  ],
  markets: ['MX', 'CO', 'US', 'intl'].map((id) => ({
    id,
    settings: MEXICO,
    inFile: MEXICO,
    isSet: false,
    earlier: null,
  })),
  proposals: [],
};

export interface FakeSiteOptions {
  readonly operator?: Partial<OpsOperator>;
  readonly overview?: OpsOverview;
  readonly history?: readonly OpsHistoryEntry[];
  /** What a rehearsal says would change. */
  readonly changes?: readonly OpsChange[];
  /** The market asks for a second person. */
  readonly isProposal?: boolean;
  readonly funnel?: readonly FunnelRow[];
}

export interface FakeSite {
  readonly fetch: typeof fetch;
  /** What was really asked to be changed, in order. */
  readonly changed: OpsRequest[];
  /** The figures that were asked for, and as what. */
  readonly asked: (FunnelQuery & { readonly path: string })[];
  /** What was decided on proposals: their number, and how. */
  readonly decided: (OpsDecision & { readonly id: number })[];
  /** Every later call to a path answers so; `null` takes it back. */
  answer(path: string, answer: { status: number; body: unknown } | 'unreachable' | null): void;
}

/** The site at HTTP level, as far as the owner's page knows it. */
export function createFakeSite(options: FakeSiteOptions = {}): FakeSite {
  const { overview = OVERVIEW, history = [], changes = [], isProposal = false, funnel = [] } = options;
  const operator: OpsOperator = {
    name: 'marta',
    role: 'operator',
    remotes: '*',
    markets: '*',
    ...options.operator,
  };
  const changed: OpsRequest[] = [];
  const decided: FakeSite['decided'] = [];
  const asked: FakeSite['asked'] = [];
  const special = new Map<string, { status: number; body: unknown } | 'unreachable'>();
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const problem = (code: string, status: number) => json({ error: { code, retryAfterS: null } }, status);

  async function reply(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (path === '/session' && init.method === 'POST') {
      const { token } = body as { token: string };
      return token === TOKEN ? json({ operator, proof: PROOF }) : problem('token_unknown', 401);
    }
    if (path === '/session' && init.method === 'DELETE') return json({ goTo: '/ops' });
    if (headers.get('x-ops-proof') !== PROOF) return problem('sign_in_needed', 401);
    if (path === '/session') return json(operator);
    if (path === '/overview') return json(overview);
    if (path.startsWith('/history')) return json({ entries: history, before: null });
    if (path === '/previews') {
      const { locale, settings } = body as OpsPreviewRequest;
      return json({ html: `<p>${locale} ${settings?.contactNumber ?? 'as in its file'}</p>` });
    }
    if (path.startsWith('/funnel')) {
      asked.push({ ...(body as FunnelQuery), path });
      return path === '/funnel' ? json({ data: funnel }) : new Response('day,visits');
    }
    if (path.startsWith('/proposals/'))
      decided.push({ ...(body as OpsDecision), id: Number(path.slice('/proposals/'.length)) });
    if (path === '/changes') changed.push(body as OpsRequest);
    return json({
      sequence: overview.sequence + 1,
      changes,
      isRehearsal: path === '/rehearsals',
      isProposal,
    });
  }

  return {
    changed,
    decided,
    asked,
    answer(path, answer) {
      if (answer === null) special.delete(path);
      else special.set(path, answer);
    },
    fetch: async (input, init = {}) => {
      const address = typeof input === 'string' ? input : '';
      const path = address.replace('/ops/api', '');
      const own = special.get(path);
      if (own === 'unreachable') throw new TypeError('Failed to fetch');
      return own ? json(own.body, own.status) : reply(path, init);
    },
  };
}
