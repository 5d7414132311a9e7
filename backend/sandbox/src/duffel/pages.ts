const DEFAULT_LIMIT = 50;
const MOST_PER_PAGE = 200;

/** One page of a list in Duffel's cursor form; the cursor is the place in the list. */
export function pageOf<Item>(items: readonly Item[], query: Record<string, unknown>) {
  const limit = Math.max(
    1,
    Math.min(MOST_PER_PAGE, Number(query['limit'] ?? DEFAULT_LIMIT) || DEFAULT_LIMIT),
  );
  const start = readCursor(query['after']) ?? Math.max(0, (readCursor(query['before']) ?? 0) - limit);
  const end = start + limit;
  return {
    data: items.slice(start, end),
    meta: {
      limit,
      before: start > 0 ? writeCursor(start) : null,
      after: end < items.length ? writeCursor(end) : null,
    },
  };
}

function writeCursor(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url');
}

function readCursor(cursor: unknown): number | null {
  if (typeof cursor !== 'string') return null;
  const match = /^place:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  return match ? Number(match[1]) : null;
}
