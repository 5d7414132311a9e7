import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Picture } from '@travesia/contracts';
import {
  convertPicture,
  glanceAt,
  PictureUnreadable,
  type PictureAtAGlance,
  type PictureFormat,
} from '@travesia/pictures';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ApiError } from '../errors/index.ts';
import { createOriginals } from './originals.ts';
import { pictureSizes, type PictureWidth } from './picture-sizes.ts';

/** A picture as its source names it. */
export interface SourcePicture {
  readonly url: string;
  /** Of the original, or the ratio that is expected of it where the source does not say. */
  readonly width: number;
  readonly height: number;
}

/** What a page needs besides words. */
type PictureLinks = Pick<Picture, 'sizes' | 'blur'>;

export interface PictureSource {
  /**
   * Addresses of our own origin, up to a width where a page shows it small; null where the picture is on a host that we
   * do not fetch from. Waits for nothing.
   */
  linksTo(picture: SourcePicture, upTo?: PictureWidth): PictureLinks | null;
}

interface WantedPicture {
  readonly url: string;
  readonly key: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Part of every key: a change of what is made of a picture is a change of its address. */
const RECIPE = 1;
const KEY_LENGTH = 22;
const COPIES_BYTES = 64 * 1024 * 1024;
const ORIGINALS_BYTES = 32 * 1024 * 1024;
/** A few hundred bytes each. */
const GLANCES_KEPT = 10_000;
/** More wait only where somebody means harm; they are told to come back. */
const WAITING_MAX = 400;
/** Fetched or waiting for their conversion: that many times the largest original is what they can fill. */
const ORIGINALS_AT_ONCE = 16;

const EDITORS = 'photograph:';

/** The host of a supplier, or what editors' photographs begin with. */
function sourceOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  return protocol === EDITORS ? EDITORS : origin;
}

/**
 * Pictures of suppliers, cruise lines and editors, on one way: fetched from hosts of the configuration, converted to
 * the widths and formats of pages, and cached. An address is signed, so that nobody has us fetch anything but what a
 * page of ours shows.
 */
export function createPictures({
  secret,
  conversionsAtOnce,
  waitingMax = WAITING_MAX,
  fetch = globalThis.fetch,
}: {
  readonly secret: string;
  /** Pages are rendered by the same machine. */
  readonly conversionsAtOnce: number;
  readonly waitingMax?: number;
  readonly fetch?: typeof globalThis.fetch;
}) {
  const readers = new Map<string, (url: string) => Promise<Buffer>>();
  const held = pLimit(ORIGINALS_AT_ONCE);
  const converting = pLimit(conversionsAtOnce);
  const fetchOriginal = createOriginals(fetch);
  const glances = new LRUCache<string, PictureAtAGlance>({ max: GLANCES_KEPT });

  const originals = new LRUCache<string, Buffer>({
    maxSize: ORIGINALS_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    // Whoever waits for one gets it, though others need its room meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (url) => {
      const read = readers.get(sourceOf(url) ?? '');
      if (!read) throw new ApiError('not_found');
      return read(url);
    },
  });

  async function convert({ url, width, format }: WantedPicture): Promise<Buffer> {
    if (held.pendingCount >= waitingMax) throw new ApiError('unavailable');
    return held(async () => {
      const original = await originals.fetch(url);
      if (!original) throw new ApiError('supplier_failed');
      return converting(async () => {
        if (!glances.has(url)) glances.set(url, await glanceAt(original));
        return convertPicture(original, { width, format });
      });
    });
  }

  const copies = new LRUCache<string, Buffer, WantedPicture>({
    maxSize: COPIES_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => convert(context),
  });

  const keyOf = (url: string) =>
    createHmac('sha256', secret).update(`picture ${RECIPE} ${url}`).digest('base64url').slice(0, KEY_LENGTH);
  const isOurs = ({ url, key }: Pick<WantedPicture, 'url' | 'key'>) =>
    key.length === KEY_LENGTH && timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(url)));

  function linksTo(picture: SourcePicture, upTo?: PictureWidth): PictureLinks {
    const { url } = picture;
    const glance = glances.get(url);
    const path = `/api/pictures/${keyOf(url)}`;
    return {
      sizes: pictureSizes(
        glance ?? picture,
        (width) => `${path}/${width}?u=${encodeURIComponent(url)}`,
        upTo,
      ),
      ...(glance && { blur: glance.blur }),
    };
  }

  return {
    /** Pictures on these hosts, and on no others. */
    fromHosts(addresses: readonly string[]): PictureSource {
      const hosts = new Set(addresses.flatMap((address) => sourceOf(address) ?? []));
      hosts.delete(EDITORS);
      for (const host of hosts) readers.set(host, fetchOriginal);
      return {
        linksTo: (picture, upTo) => (hosts.has(sourceOf(picture.url) ?? '') ? linksTo(picture, upTo) : null),
      };
    },

    /** Photographs of the editorial store: `photograph:<file>?<digest>`. */
    fromEditors(read: (url: string) => Promise<Buffer>): PictureSource {
      readers.set(EDITORS, read);
      return {
        linksTo: (picture, upTo) => (sourceOf(picture.url) === EDITORS ? linksTo(picture, upTo) : null),
      };
    },

    async picture(wanted: WantedPicture): Promise<Buffer> {
      if (!isOurs(wanted)) throw new ApiError('not_found');
      const { url, width, format } = wanted;
      const copy = await copies
        .fetch(`${format} ${width} ${url}`, { context: wanted })
        .catch((error: unknown) => {
          if (error instanceof ApiError) throw error;
          throw new ApiError('supplier_failed', {
            cause: error instanceof PictureUnreadable ? error : new Error('no picture', { cause: error }),
          });
        });
      if (!copy) throw new ApiError('supplier_failed');
      return copy;
    },
  };
}
export type Pictures = ReturnType<typeof createPictures>;
