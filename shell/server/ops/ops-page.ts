import type { Locale } from '@travesia/contracts';
import { COMMON_HEADERS, transportHeaders } from '../documents/security-headers.ts';
import { escapeHtml, jsonBlock, tag } from '../documents/html.ts';
import { DOCUMENT_TEXTS } from '../documents/texts.ts';
import { filesOf, type ShellBuild } from '../documents/shell-build.ts';

/** Nothing but our own files, no frame around it, no window that shares its memory (X-20). */
export const OPS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // A preview, made of what this very page was answered; no script runs in it.
  'frame-src blob:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

export const opsHeaders = (siteOrigin: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  ...transportHeaders(siteOrigin),
  'content-security-policy': OPS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

/** The owner's page: a document of its own, rendered by its own bundle. */
export function opsPage(shell: ShellBuild, locale: Locale): string {
  const { scripts, styles, fonts } = filesOf(shell, 'ops');
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(DOCUMENT_TEXTS[locale].operations)}</title>`,
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
  const state = jsonBlock('ops-state', { locale, buildId: shell.build });
  return `<!doctype html>\n<html lang="${locale}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="ops"></div>\n${state}\n</body>\n</html>\n`;
}
