import {
  DESK_PROOF_HEADER,
  DeskSignOutSchema,
  ErrorBodySchema,
  StaffSchema,
  type DeskSignOut,
  type Staff,
} from '@travesia/contracts';
import { parse, safeParse, type GenericSchema } from 'valibot';

/** The site or the api said no, or nothing. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';
  readonly code: string;
  /** In the reader's language, where the api had words for it. */
  readonly words: string;
  constructor(code: string, words = '', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.words = words;
  }
}

export interface DeskClient {
  staff(): Promise<Staff>;
  signOut(): Promise<DeskSignOut>;
}

export interface DeskClientOptions {
  readonly fetch: typeof fetch;
  readonly proof: () => string | null;
  readonly locale: () => string;
  readonly timeoutMs: number;
}

async function faultOf(response: Response): Promise<DeskFault> {
  const body = safeParse(ErrorBodySchema, await response.json().catch(() => null));
  return body.success
    ? new DeskFault(body.output.error.code, body.output.error.message)
    : new DeskFault('failed');
}

/** The calls of the desk; each carries the proof that this very document signed in. */
export function createDeskClient({ fetch, proof, locale, timeoutMs }: DeskClientOptions): DeskClient {
  async function call<Schema extends GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) {
    const own = proof();
    const response = await fetch(`/desk/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'accept-language': locale(),
        ...(own !== null && { [DESK_PROOF_HEADER]: own }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new DeskFault('unreachable', '', { cause });
    });
    if (!response.ok) throw await faultOf(response);
    return parse(schema, await response.json());
  }

  return {
    staff: () => call(StaffSchema, 'GET', '/session'),
    signOut: () => call(DeskSignOutSchema, 'DELETE', '/session'),
  };
}
