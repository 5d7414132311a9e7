import redirects from './redirects.json' with { type: 'json' };
import { normalisePath, splitLocale, withLocale } from './locale-path.ts';

/** One redirect below the language prefix. An external target (with a scheme) is a full page load (P-38). */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** The one list of redirects, read by the web server and by the client router: data that its owner changes (P-37). */
export const REDIRECT_RULES = redirects as readonly RedirectRule[];

/** Paths that are matched in any case and written as given here (F-34). */
const CASE_FREE_PATHS = ['/booking/BillingSummary'] as const;

export interface Redirect {
  /** A path of this site beginning with exactly one slash, or an absolute address. */
  readonly to: string;
  readonly status: 301 | 302;
  readonly isExternal: boolean;
}

const isExternal = (target: string) => target.startsWith('https://');

/**
 * Where a request goes instead, or `null`. Query and language prefix are kept. Rules are followed to their
 * end, so that a visitor is redirected once.
 */
export function findRedirect(
  pathname: string,
  search: string,
  rules: readonly RedirectRule[] = REDIRECT_RULES,
): Redirect | null {
  const { locale, path } = splitLocale(normalisePath(pathname));
  let target = path;
  let status: Redirect['status'] = 301;
  for (let step = 0; step <= rules.length; step += 1) {
    const rule = rules.find(({ from }) => from === target);
    if (!rule) break;
    if (isExternal(rule.to)) return { to: rule.to, status: rule.status, isExternal: true };
    if (rule.status === 302) status = 302;
    target = rule.to;
  }
  const written = CASE_FREE_PATHS.find((known) => known.toLowerCase() === target.toLowerCase());
  if (written) target = written;
  const to = locale ? withLocale(locale, target) : target;
  return to === pathname ? null : { to: to + search, status, isExternal: false };
}

/** Rules that lead back to themselves, named; the site does not start with one. */
export function findLoops(rules: readonly RedirectRule[]): string[] {
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  return rules
    .filter(({ from, to }) => {
      const seen = new Set([from]);
      for (let next: string | undefined = to; next !== undefined; next = targets.get(next)) {
        if (seen.has(next)) return true;
        seen.add(next);
      }
      return false;
    })
    .map(({ from }) => from);
}

/** Whether a rule is one the site may follow: a tidy path, to a tidy path or an https address, moved or lent. */
export function isSoundRule({ from, to, status }: RedirectRule): boolean {
  const isTidy = (path: string) => path.startsWith('/') && normalisePath(path) === path;
  return [301, 302].includes(status) && isTidy(from) && (isTidy(to) || isExternal(to));
}
