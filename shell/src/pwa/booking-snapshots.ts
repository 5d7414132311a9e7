import type { ConfirmedBooking } from '@travesia/contracts';

/** What can be read offline of a booking (P-26): no address, no document, no card. */
export interface BookingSnapshot {
  readonly referenceId: string;
  readonly supplierReference: string | null;
  readonly heading: string;
  readonly locale: string;
  readonly contactNumber: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly savedAtMs: number;
}

export const SNAPSHOT_DATABASE = 'travesia-bookings';
const STORE = 'snapshots';
const KEPT = 10;

const request = <Result>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the browser’s database failed'));
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const asked = factory.open(SNAPSHOT_DATABASE, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'referenceId' });
  return request(asked);
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open(globalThis.indexedDB);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** The newest first. */
export async function readSnapshots(): Promise<readonly BookingSnapshot[]> {
  const all = await withStore('readonly', (store) => request<BookingSnapshot[]>(store.getAll()));
  return all.toSorted((one, other) => other.savedAtMs - one.savedAtMs);
}

export async function saveSnapshot(snapshot: BookingSnapshot): Promise<void> {
  await withStore('readwrite', async (store) => {
    await request(store.put(snapshot));
    const all = await request<BookingSnapshot[]>(store.getAll());
    const old = all.toSorted((one, other) => other.savedAtMs - one.savedAtMs).slice(KEPT);
    for (const { referenceId } of old) await request(store.delete(referenceId));
  });
}

/** Journeys and facts of a booking as plain lines. */
export function linesOf(
  sections: ConfirmedBooking['sections'],
  words: { readonly date: (localDateTime: string) => string },
): BookingSnapshot['lines'] {
  return sections.flatMap((section) =>
    section.kind === 'facts'
      ? section.facts.map(({ label, value }) => ({ label, value }))
      : section.segments.map((segment) => ({
          label: `${segment.carrierCode} ${segment.flightNumber}`,
          value: `${segment.from.code} ${words.date(segment.departureAt)} – ${segment.to.code} ${words.date(segment.arrivalAt)}`,
        })),
  );
}
