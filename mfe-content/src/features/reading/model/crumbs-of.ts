import type { ContentKind } from '@travesia/contracts';
import type { Crumb } from '../../../page/breadcrumbs.tsx';

const LISTS: Partial<Record<ContentKind, string>> = {
  airline: '/aerolineas',
  airport: '/aeropuertos',
  article: '/articulos',
  news: '/noticias',
};

/** The list a text stands in, then the text. */
export function crumbsOf(
  entity: { kind: ContentKind; path: string; title: string },
  titleOfList: (kind: 'airline' | 'airport' | 'article' | 'news') => string,
): Crumb[] {
  const { kind, path, title } = entity;
  const list = LISTS[kind];
  const own = { path, title };
  return list ? [{ path: list, title: titleOfList(kind as 'airline') }, own] : [own];
}
