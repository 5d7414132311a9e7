import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/index.ts';
import { readBytes } from '../supplier-replies/read-reply.ts';

/** Turns a supplier's picture into one of our own origin; the page's policy loads no other. */
export interface PhotoLinks {
  /** Null where the picture lies on a host we do not fetch from. */
  linkOf(url: string): string | null;
}

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']);
const MOST_BYTES = 5 * 1024 * 1024;
const KEPT_BYTES = 32 * 1024 * 1024;
const DEADLINE_MS = 10_000;

/** Pictures of suppliers, fetched from named hosts only and kept for a while. */
export function createPhotos({
  publicPath,
  origins,
  fetch = globalThis.fetch,
}: {
  /** Where the route of these pictures stands, seen from the site. */
  publicPath: string;
  origins: readonly string[];
  fetch?: typeof globalThis.fetch;
}) {
  const allowed = new Set(
    origins.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).origin] : [])),
  );
  const isAllowed = (url: string) => URL.canParse(url) && allowed.has(new URL(url).origin);

  async function load(url: string): Promise<Picture> {
    const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    const type = (reply.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (reply.status === 404 || reply.status === 410) throw new ApiError('not_found');
    if (!reply.ok || !TYPES.has(type) || Number(reply.headers.get('content-length') ?? 0) > MOST_BYTES) {
      await reply.body?.cancel();
      throw new ApiError('supplier_failed');
    }
    return { type, bytes: await readBytes(reply, MOST_BYTES) };
  }

  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => Math.max(1, picture.bytes.byteLength),
    fetchMethod: load,
  });

  return {
    links: {
      linkOf: (url) => (isAllowed(url) ? `${publicPath}?u=${encodeURIComponent(url)}` : null),
    } satisfies PhotoLinks,

    async picture(url: string): Promise<Picture> {
      if (!isAllowed(url)) throw new ApiError('not_found');
      const picture = await kept.fetch(url).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        throw new ApiError('supplier_failed', { cause: error });
      });
      if (!picture) throw new ApiError('supplier_failed');
      return picture;
    },
  };
}
export type Photos = ReturnType<typeof createPhotos>;
