import { Counter } from 'prom-client';

/** What suppliers sent and we could not show; the metrics of the process tell it. */
export const unreadableItems = new Counter({
  name: 'supplier_unreadable_items_total',
  help: 'Items of supplier replies that were left out because they could not be read',
  labelNames: ['supplier', 'item'],
  registers: [],
});

export interface ItemSource {
  readonly supplier: string;
  readonly item: string;
}

/** Reads each item of a list by itself: one that cannot be read is left out and counted, the rest is kept. */
export function readEach<Item, Read>(
  source: ItemSource,
  items: readonly Item[],
  read: (item: Item) => readonly Read[],
): Read[] {
  return items.flatMap((item) => {
    try {
      return read(item);
    } catch {
      unreadableItems.inc({ ...source });
      return [];
    }
  });
}

/** As `readEach`; where no item at all can be read, the reply is a failure of the supplier, not an empty list. */
export function readSome<Item, Read>(
  source: ItemSource,
  items: readonly Item[],
  read: (item: Item) => readonly Read[],
): Read[] {
  let readable = 0;
  const found = readEach(source, items, (item) => {
    const result = read(item);
    readable += 1;
    return result;
  });
  if (items.length > 0 && readable === 0) {
    throw new TypeError(`no ${source.item} of the reply of ${source.supplier} can be read`);
  }
  return found;
}
