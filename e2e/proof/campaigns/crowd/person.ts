/** Answers by status, and how long each took. */
export interface Tally {
  readonly statuses: Map<number, number>;
  readonly tookMs: number[];
  /** What somebody ought not to have been told. */
  readonly refused: Map<string, number>;
}

export const newTally = (): Tally => ({ statuses: new Map(), tookMs: [], refused: new Map() });

const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

export interface Person {
  /** With the cookies that the site gave, from the person's address, counted. */
  readonly fetch: typeof fetch;
}

/** A browser's cookies and an address, as the site sees them through a proxy that it trusts. */
export function openPerson(address: string, tally: Tally, { keepsCookies = true } = {}): Person {
  const jar = new Map<string, string>();
  return {
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      const own = [...jar].map(([name, value]) => `${name}=${value}`);
      const given = headers.get('cookie');
      const cookie = [...(given === null ? [] : [given]), ...own].join('; ');
      if (cookie !== '') headers.set('cookie', cookie);
      const startedMs = performance.now();
      const reply = await fetch(input, { ...init, headers });
      tally.tookMs.push(performance.now() - startedMs);
      add(tally.statuses, reply.status);
      if (reply.status === 429 || reply.status >= 500) {
        const { pathname } = new URL(reply.url);
        const retry = reply.headers.has('retry-after') ? '' : ' without Retry-After';
        add(tally.refused, `${reply.status}${retry} ${pathname}`);
      }
      for (const each of keepsCookies ? reply.headers.getSetCookie() : []) {
        const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
        // The api's own cookies are kept by whoever books.
        if (!name.startsWith('__Host-')) jar.set(name, value);
      }
      return reply;
    },
  };
}

export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
