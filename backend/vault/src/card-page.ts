import type { Locale } from '@travesia/domain';
import { WORDS } from './client/words.ts';

interface CardPageParts {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | null;
  readonly siteOrigin: string;
  readonly vaultOrigin: string;
  /** Addresses of the style sheet and of every script, the entry first. */
  readonly style: string;
  readonly font: string;
  readonly scripts: readonly string[];
}

/**
 * The document in the frame: four fields, labelled before any script has run, and shut until then, because the script
 * begins by emptying whatever a browser brought back (S-28): what a quick hand had typed would go with it.
 */
export function cardPage(parts: CardPageParts): string {
  const { locale, theme, siteOrigin, vaultOrigin, style, font, scripts } = parts;
  const words = WORDS[locale];
  const [entry = '', ...others] = scripts;
  return `<!doctype html>
<html lang="${locale}" data-site-origin="${siteOrigin}" data-vault-origin="${vaultOrigin}"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style}">
<script type="module" src="${entry}"></script>
${others.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')}
</head>
<body>
<form id="card" class="card" novalidate>
  <div class="field wide">
    <label id="card-name-label" for="card-name">${words.labels.name}</label>
    <input id="card-name" disabled name="cardName" autocomplete="cc-name" autocapitalize="words" spellcheck="false" maxlength="100" aria-required="true" aria-describedby="card-name-error">
    <p class="error" id="card-name-error" hidden></p>
  </div>
  <div class="field wide">
    <label id="card-number-label" for="card-number">${words.labels.number}</label>
    <div class="with-brand">
      <input id="card-number" disabled name="cardNumber" autocomplete="cc-number" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-brand card-number-error">
      <span class="brand" id="card-brand" aria-live="polite"></span>
    </div>
    <p class="error" id="card-number-error" hidden></p>
  </div>
  <div class="field">
    <label for="card-expiry"><span id="card-expiry-label">${words.labels.expiry}</span> <span class="hint" id="card-expiry-hint">${words.expiryHint}</span></label>
    <input id="card-expiry" disabled name="cardExpiry" autocomplete="cc-exp" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-expiry-error">
    <p class="error" id="card-expiry-error" hidden></p>
  </div>
  <div class="field">
    <label for="card-cvv"><span id="card-cvv-label">${words.labels.cvv}</span> <span class="hint" id="card-cvv-hint">${words.cvcHint}</span></label>
    <input id="card-cvv" disabled name="cardCvv" autocomplete="cc-csc" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-cvv-error">
    <p class="error" id="card-cvv-error" hidden></p>
  </div>
  <button class="enter" type="submit" tabindex="-1" aria-hidden="true"></button>
</form>
</body>
</html>
`;
}
