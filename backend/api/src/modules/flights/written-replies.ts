import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FlightOffer, FlightSearchReply, Locale } from '@travesia/contracts';
import { CHARGE_CURRENCY, inLocale } from '@travesia/domain';
import type { FoundSearch } from './found-search.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY = 5;

/** The replies of one search as bytes: written once, compressed once per language, sent to everybody. */
export interface WrittenReplies {
  /** How many offers there are. */
  readonly count: number;
  plain(locale: Locale): Promise<Buffer>;
  brotli(locale: Locale): Promise<Buffer>;
  /** The same where it is ready. */
  compressed(locale: Locale): Buffer | null;
  /** The offers as text, as they stand in each reply between the brackets. */
  offers(): Promise<Buffer>;
  /** One of them, by its place. */
  offer(place: number): Promise<FlightOffer>;
}

/** What a search says besides its offers. */
type Frame = Omit<FoundSearch, 'payload' | 'offers'> & Pick<FlightSearchReply['meta'], 'count' | 'currency'>;

interface WrittenOffers {
  readonly bytes: Buffer;
  /** Where each of them ends; a comma follows. */
  readonly ends: Uint32Array;
}

const BEFORE_OFFERS = Buffer.from('{"data":[');

function writeOffers(offers: readonly FlightOffer[]): WrittenOffers {
  const texts = offers.map((offer) => JSON.stringify(offer));
  const ends = new Uint32Array(texts.length);
  let at = -1;
  for (const [place, text] of texts.entries()) {
    at += 1 + Buffer.byteLength(text);
    ends[place] = at;
  }
  return { bytes: Buffer.from(texts.join(',')), ends };
}

/** A reply from the end of its offers on. */
function afterOffers(frame: Frame, locale: Locale): Buffer {
  const { id, count, currency, expiresAtMs, dictionaries } = frame;
  const reply: FlightSearchReply = {
    data: [],
    dictionaries: inLocale(dictionaries, locale),
    meta: { count, currency, searchId: id, expiresAt: new Date(expiresAtMs).toISOString() },
  };
  return Buffer.from(JSON.stringify(reply).slice(BEFORE_OFFERS.length));
}

/**
 * A cached search is bytes, and few: of two hundred offers there would be thousands of objects, which the garbage
 * collector copies and walks again and again while others search. What was sent compressed is kept in that form only.
 */
function keepWritten({ bytes, ends }: WrittenOffers, frame: Frame): WrittenReplies {
  const length = bytes.length;
  const compressing = new Map<Locale, Promise<Buffer>>();
  const compressed = new Map<Locale, Buffer>();
  let asWritten: Buffer | null = bytes;

  async function offers(): Promise<Buffer> {
    if (asWritten) return asWritten;
    const [reply] = compressed.values();
    if (!reply) throw new Error('a search without its bytes');
    return (await decompress(reply)).subarray(BEFORE_OFFERS.length, BEFORE_OFFERS.length + length);
  }

  const plain = async (locale: Locale) =>
    Buffer.concat([BEFORE_OFFERS, await offers(), afterOffers(frame, locale)]);

  async function compressOf(locale: Locale): Promise<Buffer> {
    const whole = await plain(locale);
    const reply = await compress(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    });
    compressed.set(locale, reply);
    asWritten = null;
    return reply;
  }

  return {
    count: frame.count,
    plain,
    offers,
    brotli(locale) {
      const known = compressing.get(locale) ?? compressOf(locale);
      compressing.set(locale, known);
      return known;
    },
    compressed: (locale) => compressed.get(locale) ?? null,
    async offer(place) {
      const from = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1;
      return JSON.parse((await offers()).toString('utf8', from, ends[place])) as FlightOffer;
    },
  };
}

export function createWrittenReplies({ id, dictionaries, expiresAtMs, offers }: FoundSearch): WrittenReplies {
  return keepWritten(writeOffers(offers), {
    id,
    dictionaries,
    expiresAtMs,
    count: offers.length,
    currency: offers[0]?.price.currency ?? CHARGE_CURRENCY,
  });
}
