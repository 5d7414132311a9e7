type IndexedItem<Item> = { item: Item; index: number };
export type ItemGroup<Item> = { heading: string; items: IndexedItem<Item>[] };

/** Neighbours with the same heading stand together; the order of the items stays as it is. */
export function groupItems<Item>(
  items: readonly Item[],
  headingOf: ((item: Item) => string) | undefined,
): ItemGroup<Item>[] {
  const groups: ItemGroup<Item>[] = [];
  items.forEach((item, index) => {
    const heading = headingOf?.(item) ?? '';
    const last = groups.at(-1);
    if (last && last.heading === heading) last.items.push({ item, index });
    else groups.push({ heading, items: [{ item, index }] });
  });
  return groups;
}
