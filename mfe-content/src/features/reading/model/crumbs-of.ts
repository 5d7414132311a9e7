import type { ContentKind } from '@travesia/contracts';
import type { Crumb } from '../../../page/breadcrumbs.tsx';

/** The guides to countries stand above the list of airports. */
const LISTS = {
  airline: '/aerolineas',
  airport: '/aeropuertos',
  country: '/aeropuertos',
  article: '/articulos',
  news: '/noticias',
} as const;
type ListedKind = keyof typeof LISTS;

const isListed = (kind: ContentKind): kind is ListedKind => kind in LISTS;

/** The list a text stands in, then the text. */
export function crumbsOf(
  { kind, path, title }: { kind: ContentKind; path: string; title: string },
  titleOfList: (kind: ListedKind) => string,
): Crumb[] {
  const own = { path, title };
  return isListed(kind) ? [{ path: LISTS[kind], title: titleOfList(kind) }, own] : [own];
}
