import type { Locale } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { BOOKINGS_MARK } from '../../worker/offline-document.ts';
import { escapeHtml } from './html.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

export type PlainProblem = 'serverError' | 'methodNotAllowed' | 'offline';

/** A page that needs nothing but itself: for the moment when nothing else can be relied on (P-45). */
export function plainPage(
  problem: PlainProblem,
  about: {
    readonly locale: Locale;
    readonly phone: string;
    /** Absent where nobody could be asked about it. */
    readonly requestId?: string;
  },
): string {
  const texts = DOCUMENT_TEXTS[about.locale];
  const title = escapeHtml(texts[problem]);
  const phone = escapeHtml(about.phone);
  const link = `<a href="${phoneLink(phone)}">${phone}</a>`;
  const text = escapeHtml(texts[`${problem}Text`]).replace('{phone}', link);
  const code = about.requestId === undefined ? '' : texts.request.replace('{id}', about.requestId);
  const request = code && `<p class="request">${escapeHtml(code)}</p>`;
  return `<!doctype html>
<html lang="${about.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Travesía</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/problem.css">
</head>
<body>
<main>
<p class="brand">Travesía</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/${about.locale}">${escapeHtml(texts.goHome)}</a></p>
${problem === 'offline' ? BOOKINGS_MARK : ''}
${request}
</main>
</body>
</html>
`;
}
