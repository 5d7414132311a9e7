import { findRedirect } from '../routing/redirect-rules.ts';
import { findCheckoutRoute } from '../routing/checkout-routes.ts';
import { withLocale } from '../routing/locale-path.ts';
import type { Locale } from '@travesia/contracts';
import type { ShellHistory } from '../history/shell-history.ts';
import type { HostNavigation } from './host.ts';

/** Moves within the document; other documents and outside addresses are full loads (P-38, S-01). */
export function createNavigation(
  history: Pick<ShellHistory, 'push' | 'replace' | 'go'>,
  locale: () => Locale,
  /** A newer build waits and nothing typed would be lost: the next page is a new document (P-29). */
  isReloadDue: () => boolean = () => false,
  open = (href: string) => window.location.assign(href),
): HostNavigation {
  const openDocument = (path: string) => open(withLocale(locale(), path));
  return {
    openDocument,
    go: history.go,
    navigate(path, { replace = false, state } = {}) {
      const [pathname = '/', ...rest] = path.split(/(?=[?#])/);
      const redirect = findRedirect(pathname, rest.join(''));
      if (redirect?.isExternal) {
        open(redirect.to);
        return;
      }
      const target = redirect ? redirect.to : path;
      if (findCheckoutRoute(pathname) || (!replace && isReloadDue())) {
        openDocument(target);
        return;
      }
      const href = withLocale(locale(), target);
      if (replace) history.replace(href, state);
      else history.push(href, state);
    },
  };
}
