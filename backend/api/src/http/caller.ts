import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import { VISIT_HEADER, VisitSchema, type Visit } from '@travesia/contracts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Random } from '../random.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const ADDRESSES_KNOWN = 1000;

/** Whose word about a caller's address is taken. */
export type IsTrusted = (address: string, hop: number) => boolean;

export function trustedProxies(proxies: readonly string[]): IsTrusted {
  const isTrusted = compile([...proxies]);
  const known = new LRUCache<string, boolean>({ max: ADDRESSES_KNOWN });
  return (address, hop) => {
    const verdict = known.get(address) ?? isTrusted(address, hop);
    known.set(address, verdict);
    return verdict;
  };
}

/** The address that a call comes from, as `request.ip` tells it. */
export function addressOf(request: IncomingMessage, isTrusted: IsTrusted): string {
  return all(request, isTrusted).at(-1) ?? '';
}

/** The caller's own id for a request where it is a tidy one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, random: Random): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : random.uuid();
}

/** Who calls, as far as limits care. */
export interface Caller {
  readonly address: string;
  /** The site itself, a visitor whom it knows, or somebody of whom only the address is known. */
  readonly who: { readonly kind: 'site' | 'unknown' } | { readonly kind: 'visitor'; readonly id: string };
}

const UNKNOWN = { kind: 'unknown' } as const;
/** As the site writes it (its `api/api-caller-headers.ts`). */
const SITE_ITSELF = 'site';

const RELEASE = /^[\w-]{1,60}@[\w.-]{1,60}$/;

/** The remote and build that a visitor orders with, as the site says it. */
export function soldByRelease(
  siteSecret: string,
): (request: Pick<IncomingMessage, 'headers'>) => string | null {
  const isOfSite = ofSite(siteSecret);
  return ({ headers }) => {
    const release = headers['x-travesia-release'];
    return isOfSite(headers) && typeof release === 'string' && RELEASE.test(release) ? release : null;
  };
}

/** Where a visit that is counted came from and on what device, as the site says it; null for any other (O-03). */
export function visitOf(siteSecret: string): (request: Pick<IncomingMessage, 'headers'>) => Visit | null {
  const isOfSite = ofSite(siteSecret);
  return ({ headers }) => {
    const said = Object.fromEntries(new URLSearchParams(String(headers[VISIT_HEADER] ?? '')));
    const visit = v.safeParse(VisitSchema, said);
    return visit.success && isOfSite(headers) ? visit.output : null;
  };
}

function ofSite(siteSecret: string): (headers: IncomingHttpHeaders) => boolean {
  const expected = Buffer.from(siteSecret);
  return (headers) => {
    const given = Buffer.from(String(headers['x-travesia-site'] ?? ''));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/** Whom the site vouches for; without its secret nothing that a call says of itself is believed. */
export function introducedBy(
  siteSecret: string,
): (request: Pick<IncomingMessage, 'headers'>) => Caller['who'] {
  const isOfSite = ofSite(siteSecret);
  return ({ headers }) => {
    if (!isOfSite(headers)) return UNKNOWN;
    const visitor = headers['x-travesia-visitor'];
    if (visitor === SITE_ITSELF) return { kind: 'site' };
    return typeof visitor === 'string' ? { kind: 'visitor', id: visitor } : UNKNOWN;
  };
}
