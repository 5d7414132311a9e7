import { escapeHtml } from '../html.ts';
import type { IntentRecord, PaymentMethodRecord } from './records.ts';

export type ChallengeLocale = 'es' | 'en';

const WORDS = {
  es: {
    title: 'Autenticación de tu tarjeta',
    notice: 'Página de pruebas: aquí no se mueve dinero real.',
    intro: 'Tu banco quiere confirmar que eres tú quien paga.',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    complete: 'Completar la autenticación',
    fail: 'Fallar la autenticación',
    cancel: 'Cancelar',
    expire: 'Dejar que se agote el tiempo',
    otherLanguage: 'English',
    endedTitle: 'Esta autenticación ya terminó',
    endedText: 'Vuelve al comercio para ver el resultado. No vuelvas a pagar.',
    back: 'Volver al comercio',
    stayTitle: 'Pago autorizado',
    stayText: 'Ya puedes cerrar esta ventana.',
    missingTitle: 'No encontramos este pago',
    missingText: 'El enlace no es válido o ha caducado.',
  },
  en: {
    title: 'Authenticate your card',
    notice: 'Test page: no real money moves here.',
    intro: 'Your bank needs to confirm that it is you who is paying.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    cancel: 'Cancel',
    expire: 'Let the time run out',
    otherLanguage: 'Español',
    endedTitle: 'This authentication has ended',
    endedText: 'Go back to the merchant to see the result. Do not pay again.',
    back: 'Back to the merchant',
    stayTitle: 'Payment authorised',
    stayText: 'You may close this window now.',
    missingTitle: 'We cannot find this payment',
    missingText: 'The link is not valid or has expired.',
  },
} as const;

export function challengePage(
  intent: IntentRecord,
  method: PaymentMethodRecord | undefined,
  locale: ChallengeLocale,
): string {
  const words = WORDS[locale];
  const other = locale === 'es' ? 'en' : 'es';
  return page(
    locale,
    words.title,
    `<p>${words.intro}</p>
    <dl>
      <div><dt>${words.merchant}</dt><dd>Travesía</dd></div>
      <div><dt>${words.amount}</dt><dd>${escapeHtml(money(intent, locale))}</dd></div>
      <div><dt>${words.card}</dt><dd class="card">${escapeHtml(method?.label ?? '—')}</dd></div>
    </dl>
    <form method="post">
      <input type="hidden" name="lang" value="${locale}">
      <button class="primary" name="choice" value="complete">${words.complete}</button>
      <button name="choice" value="fail">${words.fail}</button>
      <button name="choice" value="expire">${words.expire}</button>
      <button name="choice" value="cancel">${words.cancel}</button>
    </form>
    <p class="language"><a href="?lang=${other}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a></p>`,
  );
}

export function endedPage(returnUrl: string | null, locale: ChallengeLocale): string {
  const words = WORDS[locale];
  const back =
    returnUrl === null ? '' : `<p><a class="button" href="${escapeHtml(returnUrl)}">${words.back}</a></p>`;
  return page(locale, words.endedTitle, `<p>${words.endedText}</p>${back}`);
}

export function stayPage(locale: ChallengeLocale): string {
  return page(locale, WORDS[locale].stayTitle, `<p>${WORDS[locale].stayText}</p>`);
}

export function missingPage(locale: ChallengeLocale): string {
  return page(locale, WORDS[locale].missingTitle, `<p>${WORDS[locale].missingText}</p>`);
}

export const CHALLENGE_CSS = `
:root { color-scheme: light dark; --page: #eef1f6; --panel: #fff; --text: #1a2233; --soft: #4b566b; --line: #8a93a5; --main: #22419a; --on-main: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #10141d; --panel: #1a2130; --text: #eef1f7; --soft: #b4bdce; --line: #7482a0; --main: #9db6ff; --on-main: #10141d; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; padding: 24px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 8px 0; font-size: 22px; line-height: 1.25; text-wrap: balance; }
.notice { margin: 0; font-size: 14px; color: var(--soft); }
dl { margin: 16px 0; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
dt { color: var(--soft); }
dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
.card { text-transform: capitalize; }
form { display: grid; gap: 12px; }
button, .button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; display: inline-flex; align-items: center; justify-content: center; text-decoration: none; }
.primary { background: var(--main); border-color: var(--main); color: var(--on-main); }
a { color: var(--main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.language { margin: 16px 0 0; text-align: center; }
`;

function page(locale: ChallengeLocale, title: string, content: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/pay/challenge.css">
</head>
<body>
  <main>
    <p class="notice">${WORDS[locale].notice}</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`;
}

function money(intent: IntentRecord, locale: ChallengeLocale): string {
  const currency = intent.currency.toUpperCase();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(intent.amount / 10 ** decimals);
}
