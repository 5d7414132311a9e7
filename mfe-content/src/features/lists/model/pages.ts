/** The page an address asks for, from 1; `null` where it is no page at all. */
export function readPage(query: URLSearchParams): number | null {
  const asked = query.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
}

/** The first page has the address of the list itself. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The pages to link to: both ends, the neighbours, and gaps between them. */
export function pagesToShow(current: number, last: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((one, other) => one - other);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
