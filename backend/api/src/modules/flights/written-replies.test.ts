import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import type { FoundSearch } from './found-search.ts';
import { createWrittenReplies } from './written-replies.ts';

const dictionariesOf = (carrier: string): Dictionaries => ({
  carriers: { XX: carrier },
  aircraft: {},
  locations: {},
});
const offerOf = (id: string, fareBrand: string) =>
  ({ id, price: { currency: 'EUR' }, fareBrand }) as unknown as FlightOffer;
const OFFERS = [offerOf('one', 'Básica'), offerOf('two', 'Óptima 票, "plus"'), offerOf('three', '')];
const found = (offers: FoundSearch['offers']): FoundSearch => ({
  id: 'srch_1',
  payload: {} as FoundSearch['payload'],
  offers,
  dictionaries: { es: dictionariesOf('Aerolínea'), en: dictionariesOf('Airline') },
  expiresAtMs: Date.parse('2027-01-01T00:00:00Z'),
});
const replyIn = (carrier: string) => ({
  data: OFFERS,
  dictionaries: dictionariesOf(carrier),
  meta: { count: 3, currency: 'EUR', searchId: 'srch_1', expiresAt: '2027-01-01T00:00:00.000Z' },
});
const read = (bytes: Buffer) => JSON.parse(bytes.toString());

it('F-13: a search says the same packed and plain, in each language, before and after it was packed', async () => {
  const replies = createWrittenReplies(found(OFFERS));
  expect(read(await replies.plain('es'))).toEqual(replyIn('Aerolínea'));
  expect(replies.compressed('es')).toBeNull();
  const packed = await replies.brotli('es');
  expect(read(brotliDecompressSync(packed))).toEqual(replyIn('Aerolínea'));
  expect(replies.compressed('es')).toBe(packed);
  expect(read(await replies.plain('en'))).toEqual(replyIn('Airline'));
  expect(read(brotliDecompressSync(await replies.brotli('en')))).toEqual(replyIn('Airline'));
});

it('who asks while it is being packed is given the same bytes', async () => {
  const replies = createWrittenReplies(found(OFFERS));
  const [one, other, english] = await Promise.all([
    replies.brotli('es'),
    replies.brotli('es'),
    replies.brotli('en'),
  ]);
  expect(one).toBe(other);
  expect(read(brotliDecompressSync(english))).toEqual(replyIn('Airline'));
});

it('B-12: each offer is found again by its place, whatever letters the others have', async () => {
  const replies = createWrittenReplies(found(OFFERS));
  const all = () => Promise.all(OFFERS.map((_offer, place) => replies.offer(place)));
  expect(await all()).toEqual(OFFERS);
  await replies.brotli('en');
  expect(await all()).toEqual(OFFERS);
});

it('a search that found nothing is a reply too', async () => {
  const replies = createWrittenReplies(found([]));
  const { data, meta } = read(await replies.plain('es'));
  expect([data, meta.count, meta.currency]).toEqual([[], 0, 'USD']);
  expect(read(brotliDecompressSync(await replies.brotli('es'))).data).toEqual([]);
});
