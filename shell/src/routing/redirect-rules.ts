/** One rule file for the web server and the client router (P-38). Paths stand below the language prefix. */
export interface RedirectRule {
  readonly from: string;
  /** A path of ours, or an absolute https address: then the browser loads it whole. */
  readonly to: string;
  readonly status: 301 | 302;
}

export const REDIRECT_RULES: readonly RedirectRule[] = [
  { from: '/aerolineas/turkish-airline', to: '/aerolineas/turkish-airlines', status: 301 },
  { from: '/articulos/spirt-airlines', to: '/articulos/spirit-airlines', status: 301 },
  { from: '/user', to: '/', status: 301 },
];

export function findRedirect(path: string, rules: readonly RedirectRule[] = REDIRECT_RULES): RedirectRule | null {
  return rules.find((rule) => rule.from === path) ?? null;
}

export const isExternalTarget = (target: string) => /^https:\/\//.test(target);

/** Rules that lead round in a circle; the site does not start with one (P-38). */
export function findLoop(rules: readonly RedirectRule[]): string[] | null {
  for (const { from } of rules) {
    const seen = [from];
    for (let rule = findRedirect(from, rules); rule; rule = findRedirect(rule.to, rules)) {
      if (seen.includes(rule.to)) return [...seen, rule.to];
      seen.push(rule.to);
    }
  }
  return null;
}
