/** Where a link goes inside the site, below the language prefix; `null` where it leaves the page's language. */
export function localTarget(href: string, locale: string): string | null {
  const prefix = `/${locale}`;
  if (href === prefix) return '/';
  return href.startsWith(`${prefix}/`) || href.startsWith(`${prefix}?`) ? href.slice(prefix.length) : null;
}
