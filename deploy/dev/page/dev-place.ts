import { DEFAULT_LOCALE, LOCALES, type Locale } from '@travesia/contracts';

/** What the page shows: a route of the remote at its own address, or one of its widgets. */
export interface DevPlace {
  readonly locale: Locale;
  /** Below the language prefix, with query. */
  readonly path: string;
  /** `route`, or a widget. */
  readonly target: string;
}

const WIDGET = /^\/widget\/([a-z-]+)$/;

/** `/en/cruceros?x=1` is a route, `/es/widget/search` a widget. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): DevPlace {
  const [, prefix = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const named = LOCALES.find((each) => each === prefix);
  const path = named ? rest || '/' : pathname;
  const locale = named ?? DEFAULT_LOCALE;
  const widget = WIDGET.exec(path)?.[1];
  return widget ? { locale, path: '/', target: widget } : { locale, path: path + search, target: 'route' };
}
