import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readText } from '../../supplier-replies/read-reply.ts';
import { ErrorReplySchema } from './wire-types.ts';

export interface HotelbedsAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secret: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The supplier answered, with a no. */
export class HotelbedsRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(`${status} ${code}: ${text}`);
    this.name = 'HotelbedsRefusal';
    this.status = status;
    this.code = code;
  }

  /** More calls than the account may make: by the gateway in front of the supplier, which says so with 403. */
  get isOverQuota(): boolean {
    return this.status === 429 || /_OVER_(QPS|RATE)$/.test(this.code);
  }
}

export interface HotelbedsCall<Reply> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/activity-api/3.0`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly reply: v.GenericSchema<unknown, Reply>;
  readonly deadlineMs: number;
}

/** `X-Signature`: key, secret and the seconds of this call, hashed. The supplier's clock is the world's, never a test's. */
function signature({ apiKey, secret }: HotelbedsAccess): string {
  const seconds = Math.floor(Date.now() / 1000);
  return createHash('sha256').update(`${apiKey}${secret}${seconds}`).digest('hex');
}

/** One signed call; a refusal is a `HotelbedsRefusal`, whatever else goes wrong is thrown as it came. */
export function createHotelbedsClient(access: HotelbedsAccess) {
  const { fetch = globalThis.fetch } = access;
  return async function call<Reply>({
    method,
    path,
    query = {},
    body,
    reply,
    deadlineMs,
  }: HotelbedsCall<Reply>) {
    const url = new URL(`/activity-api/3.0${path}`, access.baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method,
      headers: {
        'Api-key': access.apiKey,
        'X-Signature': signature(access),
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await readText(response);
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch (cause) {
      if (response.ok) throw new SyntaxError('the reply of the supplier is no JSON', { cause });
    }
    // Some refusals come with status 200.
    const refusal = v.safeParse(ErrorReplySchema, json);
    const [first] = refusal.success ? refusal.output.errors : [];
    if (!response.ok || first) {
      const code = first?.code ?? response.headers.get('x-mashery-error-code') ?? '';
      throw new HotelbedsRefusal(response.status, code, first?.text || response.statusText);
    }
    return v.parse(reply, json);
  };
}
