import { idFrom } from '../world/hash.ts';
import { WireError } from '../duffel/wire-error.ts';
import type { House } from './houses.ts';
import type { StayQuery } from './query.ts';
import type { RatePlan, RoomOffer } from './rates.ts';
import { stayErrors } from './stay-errors.ts';
import type { StaysBooking, StaysQuote } from './wire-types.ts';

/** A search that was answered; results and rates are written out when asked for. */
export interface SearchRecord {
  readonly key: string;
  readonly query: StayQuery;
  readonly createdMs: number;
  readonly houses: readonly House[];
}

export interface FoundRate {
  readonly search: SearchRecord;
  readonly house: House;
  readonly room: RoomOffer;
  readonly plan: RatePlan;
}

export interface QuoteRecord {
  readonly quote: StaysQuote;
  readonly rate: FoundRate;
  readonly createdMs: number;
  bookingId: string | null;
}

export interface BookingRecord {
  readonly booking: StaysBooking;
  readonly quote: QuoteRecord;
  readonly familyNames: readonly string[];
  readonly createdMs: number;
  refundCents: number;
}

export const RESULT_LIFE_MS = 30 * 60_000;
const KEPT_SEARCHES = 500;
const KEY_LENGTH = 14;
const PLACE_LENGTH = 4;

function placed(place: number): string {
  return String(place).padStart(PLACE_LENGTH, '0');
}

/** What the supplier remembers: searches, quotes and bookings of this run. */
export class StayRecords {
  readonly #searches = new Map<string, SearchRecord>();
  readonly #quotes = new Map<string, QuoteRecord>();
  readonly #bookings = new Map<string, BookingRecord>();
  readonly #seed: string;
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  nextId(prefix: string, nowMs: number): string {
    this.#count += 1;
    return `${prefix}_0000${idFrom(18, this.#seed, prefix, nowMs, this.#count)}`;
  }

  addSearch(query: StayQuery, houses: readonly House[], nowMs: number): SearchRecord {
    this.#count += 1;
    const key = idFrom(KEY_LENGTH, this.#seed, 'stay search', nowMs, this.#count);
    const search = { key, query, houses, createdMs: nowMs };
    this.#searches.set(key, search);
    const oldest = this.#searches.keys().next().value;
    if (this.#searches.size > KEPT_SEARCHES && oldest !== undefined) this.#searches.delete(oldest);
    return search;
  }

  resultId(search: SearchRecord, house: House): string {
    return `srr_${search.key}${placed(search.houses.indexOf(house))}`;
  }

  rateId(search: SearchRecord, house: House, roomCode: string, planCode: string): string {
    return `rat_${search.key}${placed(search.houses.indexOf(house))}${roomCode}${planCode}`;
  }

  findResult(id: string): { search: SearchRecord; house: House } {
    const body = id.replace(/^srr_/, '');
    const search = this.#searches.get(body.slice(0, KEY_LENGTH));
    const house = search?.houses[Number(body.slice(KEY_LENGTH))];
    if (!search || !house) throw WireError.notFound('search result');
    return { search, house };
  }

  /** The parts a rate id names; prices are looked up by the caller. */
  readRateId(id: string): { search: SearchRecord; house: House; roomCode: string; planCode: string } {
    const match = /^rat_(\w{14})(\d{4})([A-Z0-9]{3})([A-Z0-9]{3})$/.exec(id);
    const search = this.#searches.get(match?.[1] ?? '');
    const house = search?.houses[Number(match?.[2])];
    if (!match || !search || !house) throw WireError.notFound('rate');
    return { search, house, roomCode: match[3] ?? '', planCode: match[4] ?? '' };
  }

  addQuote(record: QuoteRecord): void {
    this.#quotes.set(record.quote.id, record);
  }

  findQuote(id: string): QuoteRecord {
    const record = this.#quotes.get(id);
    if (!record) throw WireError.notFound('quote');
    return record;
  }

  addBooking(record: BookingRecord): void {
    if (record.quote.bookingId !== null) throw stayErrors.quoteUsed();
    record.quote.bookingId = record.booking.id;
    this.#bookings.set(record.booking.id, record);
  }

  findBooking(id: string): BookingRecord {
    const record = this.#bookings.get(id);
    if (!record) throw WireError.notFound('booking');
    return record;
  }

  bookings(): BookingRecord[] {
    return [...this.#bookings.values()];
  }
}
