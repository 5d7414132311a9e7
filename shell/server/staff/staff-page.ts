import type { Locale } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { COMMON_HEADERS, transportHeaders } from '../documents/security-headers.ts';
import { escapeHtml, jsonBlock, tag } from '../documents/html.ts';
import { renderPage } from '../documents/head.ts';
import { chooseLocale } from '../documents/locale.ts';
import { DOCUMENT_TEXTS } from '../documents/texts.ts';
import { filesOf, type ShellBuild } from '../documents/shell-build.ts';
import { signInProblemOf } from './sign-in-problem.ts';

/** Keys of their titles, by document. */
const TITLES = { ops: 'operations', desk: 'serviceDesk' } as const;
type StaffBundle = keyof typeof TITLES;

/** Nothing but our own files, no frame around it, no window that shares its memory (X-20). */
const policyOf = (bundle: StaffBundle) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // A preview of a market, made of what this very page was sent; no script runs in it.
    bundle === 'ops' ? 'frame-src blob:' : "frame-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

const staffHeaders = (bundle: StaffBundle, siteOrigin: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  ...transportHeaders(siteOrigin),
  'content-security-policy': policyOf(bundle),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

function staffPage(
  bundle: StaffBundle,
  shell: ShellBuild,
  languageCookie: string,
  state: { readonly locale: Locale } & Readonly<Record<string, unknown>>,
): string {
  const { locale } = state;
  const { scripts, styles, fonts } = filesOf(shell, bundle);
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(DOCUMENT_TEXTS[locale][TITLES[bundle]])}</title>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    ...fonts.map(({ path }) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/assets/${path}`,
        crossorigin: 'anonymous',
      }),
    ),
    ...styles.map(({ path, integrity }) =>
      tag('link', { rel: 'stylesheet', href: `/assets/${path}`, integrity, crossorigin: 'anonymous' }),
    ),
    ...scripts.map(
      ({ path, integrity }) =>
        `${tag('script', { src: `/assets/${path}`, integrity, crossorigin: 'anonymous', defer: true })}</script>`,
    ),
    tag('link', { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' }),
  ];
  const block = jsonBlock(`${bundle}-state`, { ...state, buildId: shell.build });
  return renderPage({ locale, languageCookie, head, body: [`<div id="${bundle}"></div>`, block] });
}

/** A page of the staff: a document of its own at `/ops` or `/desk`, rendered by its own bundle. */
export function installStaffPage(
  app: FastifyInstance,
  bundle: StaffBundle,
  {
    configuration,
    shell,
    state = {},
  }: {
    readonly configuration: Configuration;
    readonly shell: ShellBuild;
    /** What the page is told beside its language. */
    readonly state?: Readonly<Record<string, unknown>>;
  },
): void {
  app.get(`/${bundle}`, async (request, reply) => {
    const { locale } = chooseLocale({
      prefix: null,
      cookie: request.cookies[configuration.LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
      fallback: configuration.DEFAULT_LOCALE,
    });
    return reply
      .headers(staffHeaders(bundle, configuration.SITE_ORIGIN))
      .header('content-language', locale)
      .type('text/html; charset=utf-8')
      .send(
        staffPage(bundle, shell, configuration.LANGUAGE_COOKIE, {
          ...state,
          locale,
          problem: signInProblemOf(request.query),
        }),
      );
  });
}
