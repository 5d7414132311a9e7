import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FlightSearchReply, Locale } from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import type { FoundSearch } from './displayed-offers.ts';

const compress = promisify(brotliCompress);
const QUALITY = 5;

/** The replies of one search as bytes: written once per language, compressed once, sent to everybody. */
export interface WrittenReplies {
  plain(locale: Locale): Buffer;
  brotli(locale: Locale): Promise<Buffer>;
  /** The same where it is ready. */
  compressed(locale: Locale): Buffer | null;
}

/** A search as one reader is told of it. */
export function searchReply(search: FoundSearch, locale: Locale): FlightSearchReply {
  return {
    data: [...search.offers],
    dictionaries: search.dictionaries[locale],
    meta: {
      count: search.offers.length,
      currency: search.offers[0]?.price.currency ?? CHARGE_CURRENCY,
      searchId: search.id,
      expiresAt: new Date(search.expiresAtMs).toISOString(),
    },
  };
}

export function createWrittenReplies(search: FoundSearch): WrittenReplies {
  const plain = new Map<Locale, Buffer>();
  const compressing = new Map<Locale, Promise<Buffer>>();
  const compressed = new Map<Locale, Buffer>();

  function plainOf(locale: Locale): Buffer {
    const known = plain.get(locale) ?? Buffer.from(JSON.stringify(searchReply(search, locale)));
    plain.set(locale, known);
    return known;
  }

  async function compressOf(locale: Locale): Promise<Buffer> {
    const bytes = await compress(plainOf(locale), {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    });
    compressed.set(locale, bytes);
    return bytes;
  }

  return {
    plain: plainOf,
    brotli(locale) {
      const known = compressing.get(locale) ?? compressOf(locale);
      compressing.set(locale, known);
      return known;
    },
    compressed: (locale) => compressed.get(locale) ?? null,
  };
}
