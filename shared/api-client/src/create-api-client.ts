import type { InfoData, Locale } from '@travesia/contracts';
import { HTTP_TIMEOUT_MS } from '@travesia/domain';
import * as v from 'valibot';
import { ApiFailure, failureOf } from './api-failure.ts';
import { decodeFailure } from './decode-failure.ts';
import { createInFlight } from './in-flight.ts';
import { isRetryStatus, retriesOf, retryPauseMs, type Method } from './retry.ts';

export type ApiClientOptions = {
  /** `/api` in the browser: the site proxies it to the configured backend (P-47). */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Language of names and messages in replies; asked at each call. */
  locale: () => Locale;
  /** Attribution at the time of the call (P-24). */
  infoData: () => InfoData;
  /** Where the page stands: prices are its own (W-14). Absent: nothing is priced here. */
  market?: () => string;
  timeoutMs?: number;
  nowMs?: () => number;
  pause?: (ms: number) => Promise<void>;
  /** Starts something visible for a call and returns its end (the loading bar). */
  onRequest?: (request: { method: Method; path: string }) => (() => void) | void;
  /** Every failure passes here once, to be logged (X-16). */
  onFailure?: (failure: ApiFailure, request: { method: Method; path: string }) => void;
};

export type RequestOptions = {
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Same key and body are done once by the server (B-04). */
  idempotencyKey?: string;
  /** Calls of one key at the same time are one call; a GET has its address as key. */
  shareKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Lets the call outlive the page (S-29). */
  keepalive?: boolean;
  /** Where the reply is not JSON. */
  read?: (response: Response, signal: AbortSignal) => Promise<unknown>;
};

export interface ApiClient {
  /** Sends, reads and checks; throws an `ApiFailure`. */
  request<Schema extends v.GenericSchema>(
    method: Method,
    path: string,
    schema: Schema,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Schema>>;
  get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Schema>>;
  post<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Schema>>;
  infoData(): InfoData;
}

const JSON_TYPE = 'application/json';

/**
 * The one way from a page to the backend.
 * @example const client = createApiClient({ baseUrl: '/api', locale: () => locale, infoData });
 *          const { data } = await client.get('/search/airports', AirportsReplySchema, { query: { term: 'mad' } });
 */
export function createApiClient({
  baseUrl,
  fetch = globalThis.fetch.bind(globalThis),
  locale,
  infoData,
  market,
  timeoutMs = HTTP_TIMEOUT_MS,
  nowMs = Date.now,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onRequest,
  onFailure,
}: ApiClientOptions): ApiClient {
  const share = createInFlight();

  function addressOf(path: string, query: RequestOptions['query']): string {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) parameters.set(name, String(value));
    }
    const text = parameters.toString();
    return `${baseUrl}${path}${text && `?${text}`}`;
  }

  async function attempt(method: Method, address: string, options: RequestOptions, signal: AbortSignal) {
    try {
      return await fetch(address, {
        method,
        signal,
        credentials: 'same-origin',
        headers: {
          Accept: JSON_TYPE,
          'Accept-Language': locale(),
          ...(method !== 'GET' && { 'Content-Type': JSON_TYPE }),
          ...(market && { 'X-Visitor': `${market()} ${encodeURIComponent(infoData().source)}` }),
          ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
          ...options.headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(options.body ?? {}) }),
        ...(options.keepalive && { keepalive: true }),
      });
    } catch (cause) {
      throw failureOf(cause, signal);
    }
  }

  async function send(
    method: Method,
    address: string,
    options: RequestOptions,
    caller: AbortSignal,
  ): Promise<unknown> {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(options.timeoutMs ?? timeoutMs)]);
    for (let retriesLeft = retriesOf(method); ; retriesLeft -= 1) {
      const response = await attempt(method, address, options, signal);
      if (response.ok) return (options.read ?? readJson)(response, signal);
      const failure = await decodeFailure(response);
      if (retriesLeft <= 0 || !isRetryStatus(response.status)) throw failure;
      const pauseMs = retryPauseMs(response.headers.get('retry-after'), nowMs());
      if (pauseMs === null) throw failure;
      await pause(pauseMs);
      if (signal.aborted) throw failureOf(signal.reason, signal);
    }
  }

  /** Shows that it works, and hands every failure to whoever logs (X-16). */
  async function request<Schema extends v.GenericSchema>(
    method: Method,
    path: string,
    schema: Schema,
    options: RequestOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    const address = addressOf(path, options.query);
    const shareKey = options.shareKey ?? (method === 'GET' ? `${locale()} ${address}` : null);
    const start = (signal: AbortSignal) => send(method, address, options, signal);
    const end = onRequest?.({ method, path });
    try {
      const reply = shareKey
        ? await share(shareKey, start, options.signal)
        : await start(options.signal ?? new AbortController().signal);
      const parsed = v.safeParse(schema, reply);
      if (!parsed.success) {
        throw new ApiFailure({ code: 'unreadable', status: 200, cause: parsed.issues });
      }
      return parsed.output;
    } catch (thrown) {
      const failure = thrown instanceof ApiFailure ? thrown : failureOf(thrown, options.signal);
      if (failure.code !== 'aborted') onFailure?.(failure, { method, path });
      throw failure;
    } finally {
      end?.();
    }
  }

  return {
    request,
    get: (path, schema, options) => request('GET', path, schema, options),
    post: (path, schema, options) => request('POST', path, schema, options),
    infoData,
  };
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch (cause) {
    if (signal.aborted) throw failureOf(cause, signal);
    throw new ApiFailure({ code: 'unreadable', status: response.status, cause });
  }
}
