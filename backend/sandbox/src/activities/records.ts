import { randomInt } from 'node:crypto';
import { idFrom } from '../world/hash.ts';
import type { Activity } from './inventory.ts';
import type { RateCode } from './prices.ts';
import type { WireBooking } from './wire-types.ts';
import type { ModalityWord } from './words.ts';

/** What a rate key stands for: days of one price, for the people that were asked for. */
export interface RateRecord {
  readonly key: string;
  readonly activity: Activity;
  readonly modality: ModalityWord;
  readonly rate: RateCode;
  readonly dates: ReadonlySet<string>;
  readonly ages: readonly number[];
  readonly totalCents: number;
  readonly createdMs: number;
}

export interface BookingRecord {
  readonly booking: WireBooking;
  readonly rate: RateRecord;
  readonly familyName: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly createdMs: number;
  /** What a pre-confirmed booking becomes, and when. */
  readonly settles: { readonly status: 'CONFIRMED' | 'CANCELLED'; readonly atMs: number } | null;
  refundCents: number;
  cancelledMs: number | null;
}

/** The supplier keeps a rate key for half an hour. */
export const RATE_LIFE_MS = 30 * 60_000;
const KEPT_RATES = 30_000;

export class ActivityRecords {
  readonly #rates = new Map<string, RateRecord>();
  readonly #bookings = new Map<string, BookingRecord>();
  readonly #seed: string;
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  addRate(rate: Omit<RateRecord, 'key'>): RateRecord {
    this.#count += 1;
    const key = idFrom(26, this.#seed, 'activity rate', rate.createdMs, this.#count).toLowerCase();
    const record = { ...rate, key };
    this.#rates.set(key, record);
    const oldest = this.#rates.keys().next().value;
    if (this.#rates.size > KEPT_RATES && oldest !== undefined) this.#rates.delete(oldest);
    return record;
  }

  findRate(key: string): RateRecord | undefined {
    return this.#rates.get(key);
  }

  nextReference(): string {
    // Not counted from the start of the process: whoever books here keeps references longer than the sandbox runs.
    return `102-${randomInt(100_000_000, 1_000_000_000)}`;
  }

  addBooking(record: BookingRecord): void {
    this.#bookings.set(record.booking.reference, record);
  }

  /** As it stands now: who was promised an answer has got it by then. */
  findBooking(reference: string, nowMs: number): BookingRecord | undefined {
    const record = this.#bookings.get(reference);
    if (record) settle(record, nowMs);
    return record;
  }

  bookings(nowMs: number): BookingRecord[] {
    const all = [...this.#bookings.values()];
    for (const record of all) settle(record, nowMs);
    return all;
  }
}

function settle({ booking, settles }: BookingRecord, nowMs: number): void {
  if (booking.status !== 'PRECONFIRMED' || !settles || nowMs < settles.atMs) return;
  booking.status = settles.status;
  for (const activity of booking.activities) activity.status = settles.status;
}
