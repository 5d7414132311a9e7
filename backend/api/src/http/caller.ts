import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
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
