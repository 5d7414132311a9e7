import {
  FunnelReplySchema,
  OpsHistorySchema,
  OpsOperatorSchema,
  OpsOverviewSchema,
  OpsProblemSchema,
  OpsPreviewSchema,
  OpsReplySchema,
  OpsSessionSchema,
  StaffSignOutSchema,
  type FunnelQuery,
  type OpsDecision,
  type OpsPreviewRequest,
  type OpsRequest,
} from '@travesia/contracts';
import * as v from 'valibot';

/** The site said no, or nothing; the words for it are the page's. */
export class OpsFault extends Error {
  readonly code: string;
  readonly retryAfterS: number | null;
  constructor(code: string, retryAfterS: number | null = null, options?: ErrorOptions) {
    super(code, options);
    this.name = 'OpsFault';
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

export interface OpsClientOptions {
  readonly fetch: typeof fetch;
  readonly proof: () => string | null;
  readonly timeoutMs: number;
}

async function faultOf(response: Response): Promise<OpsFault> {
  const problem = v.safeParse(OpsProblemSchema, await response.json().catch(() => null));
  return problem.success
    ? new OpsFault(problem.output.error.code, problem.output.error.retryAfterS)
    : new OpsFault('failed');
}

/** The calls of the owner's page; each carries the proof that this very document signed in. */
export function createOpsClient({ fetch, proof, timeoutMs }: OpsClientOptions) {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const own = proof();
    const response = await fetch(`/ops/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(own !== null && { 'x-ops-proof': own }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new OpsFault('unreachable', null, { cause });
    });
    if (!response.ok) throw await faultOf(response);
    return response;
  }

  async function read<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ) {
    return v.parse(schema, await (await send(method, path, body)).json());
  }

  return {
    signIn: (token: string) => read(OpsSessionSchema, 'POST', '/session', { token }),
    signOut: () => read(StaffSignOutSchema, 'DELETE', '/session'),
    operator: () => read(OpsOperatorSchema, 'GET', '/session'),
    overview: () => read(OpsOverviewSchema, 'GET', '/overview'),
    history: (before: number | null) =>
      read(OpsHistorySchema, 'GET', before === null ? '/history' : `/history?before=${before}`),
    rehearse: (request: OpsRequest) => read(OpsReplySchema, 'POST', '/rehearsals', request),
    change: (request: OpsRequest) => read(OpsReplySchema, 'POST', '/changes', request),
    decide: (proposal: number, decision: OpsDecision) =>
      read(OpsReplySchema, 'POST', `/proposals/${proposal}`, decision),
    preview: (request: OpsPreviewRequest) => read(OpsPreviewSchema, 'POST', '/previews', request),
    funnel: async (query: FunnelQuery) => (await read(FunnelReplySchema, 'POST', '/funnel', query)).data,
    funnelCsv: async (query: FunnelQuery) => (await send('POST', '/funnel.csv', query)).blob(),
  };
}

export type OpsClient = ReturnType<typeof createOpsClient>;
