import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@travesia/contracts';
import { byLocale, phoneLink } from '@travesia/domain';
import { BOOKINGS_MARK } from '../../worker/offline-document.ts';
import { escapeHtml } from './html.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

const STYLE_LINK = '<link rel="stylesheet" href="/problem.css">';
const STYLE = readFileSync(join(import.meta.dirname, '../../public/problem.css'), 'utf8');

/** The pages without a connection: their style goes with them, nothing else is asked for, and nothing runs. */
export function offlinePages(phone: string) {
  const page = (locale: Locale) =>
    plainPage('offline', { locale, phone, againAt: '' }).replace(STYLE_LINK, () => `<style>${STYLE}</style>`);
  const digest = createHash('sha256').update(STYLE).digest('base64');
  return {
    pages: byLocale(page),
    policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

export type PlainProblem = 'serverError' | 'methodNotAllowed' | 'offline' | 'paymentAway';

/** A page that needs nothing but itself: for the moment when nothing else can be relied on (P-45). */
export function plainPage(
  problem: PlainProblem,
  about: {
    readonly locale: Locale;
    readonly phone: string;
    /** Absent where nobody could be asked about it. */
    readonly requestId?: string;
    /** Where the same is tried again; empty: at the address of the page itself. */
    readonly againAt?: string;
  },
): string {
  const texts = DOCUMENT_TEXTS[about.locale];
  const title = escapeHtml(texts[problem]);
  const phone = escapeHtml(about.phone);
  const link = `<a href="${phoneLink(phone)}">${phone}</a>`;
  const text = escapeHtml(texts.explained[problem]).replace('{phone}', link);
  const code = about.requestId === undefined ? '' : texts.request.replace('{id}', about.requestId);
  const again =
    about.againAt === undefined
      ? ''
      : `<p><a href="${escapeHtml(about.againAt)}">${escapeHtml(texts.again)}</a></p>\n`;
  const request = code && `<p class="request">${escapeHtml(code)}</p>`;
  return `<!doctype html>
<html lang="${about.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Travesía</title>
<meta name="robots" content="noindex">
${STYLE_LINK}
</head>
<body>
<main>
<p class="brand">Travesía</p>
<h1>${title}</h1>
<p>${text}</p>
${again}<p><a href="/${about.locale}">${escapeHtml(texts.goHome)}</a></p>
${problem === 'offline' ? BOOKINGS_MARK : ''}
${request}
</main>
</body>
</html>
`;
}
