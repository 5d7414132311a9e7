import { idFrom } from '../world/hash.ts';
import { planOffers, type OfferPlan } from './plans.ts';
import type { OfferQuery } from './query.ts';
import { WireError } from '../duffel/wire-error.ts';

/** An offer request that was answered. Offers are written out from their plans when asked for. */
export interface OfferRequestRecord {
  readonly id: string;
  readonly key: string;
  readonly query: OfferQuery;
  readonly createdMs: number;
  readonly passengerIds: readonly string[];
  readonly plans: readonly OfferPlan[];
  bookedOrderId: string | null;
}

export interface FoundOffer {
  readonly request: OfferRequestRecord;
  readonly plan: OfferPlan;
  readonly offerKey: string;
}

const KEPT_REQUESTS = 400;
const KEY_LENGTH = 18;
const INDEX_LENGTH = 4;

export class OfferRequests {
  readonly #byKey = new Map<string, OfferRequestRecord>();
  readonly #seed: string;
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  create(query: OfferQuery, nowMs: number, today: string, withoutOffers: boolean): OfferRequestRecord {
    this.#count += 1;
    const key = idFrom(KEY_LENGTH, this.#seed, nowMs, this.#count);
    const record: OfferRequestRecord = {
      id: `orq_${key}`,
      key,
      query,
      createdMs: nowMs,
      passengerIds: query.passengers.map(
        (_, index) => `pas_${key}${String(index).padStart(INDEX_LENGTH, '0')}`,
      ),
      plans: withoutOffers ? [] : planOffers(query, today, nowMs, this.#seed),
      bookedOrderId: null,
    };
    this.#byKey.set(key, record);
    const oldest = this.#byKey.keys().next().value;
    if (this.#byKey.size > KEPT_REQUESTS && oldest !== undefined) this.#byKey.delete(oldest);
    return record;
  }

  find(id: string): OfferRequestRecord {
    const record = this.#byKey.get(id.replace(/^orq_/, ''));
    if (!record) throw WireError.notFound('offer request');
    return record;
  }

  offerKey(record: OfferRequestRecord, index: number): string {
    return `${record.key}${String(index).padStart(INDEX_LENGTH, '0')}`;
  }

  findOffer(id: string): FoundOffer {
    const offerKey = id.replace(/^off_/, '');
    const request = this.#byKey.get(offerKey.slice(0, KEY_LENGTH));
    const plan = request?.plans[Number(offerKey.slice(KEY_LENGTH))];
    if (!request || !plan || offerKey.length !== KEY_LENGTH + INDEX_LENGTH) throw WireError.notFound('offer');
    return { request, plan, offerKey };
  }
}
