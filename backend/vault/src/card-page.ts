import type { CardField, Locale } from '@travesia/domain';
import { WORDS } from './client/words.ts';
import type { HostedFields } from './hosted-provider.ts';

interface CardPageParts {
  /** The provider's fields; null for our own. */
  readonly hosted: HostedFields | null;
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
 * The document in the frame: four fields, labelled before any script has run, and disabled until then, because the
 * script begins by emptying whatever a browser brought back (S-28): what a quick hand had typed would go with it.
 */
export function cardPage(parts: CardPageParts): string {
  const { hosted, locale, theme, siteOrigin, vaultOrigin, style, font, scripts } = parts;
  const words = WORDS[locale];
  const [entry = '', ...others] = scripts;
  const data = [
    `data-site-origin="${siteOrigin}" data-vault-origin="${vaultOrigin}" data-font="${font}"`,
    theme !== null && `data-theme="${theme}"`,
    hosted && `data-provider-script="${hosted.scriptAddress}" data-provider-key="${hosted.publishableKey}"`,
  ].filter(Boolean);
  const brand = '<span class="brand" id="card-brand" aria-live="polite"></span>';
  return `<!doctype html>
<html lang="${locale}" ${data.join(' ')}>
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
    ${errorOf('name', false)}
  </div>
  <div class="field wide">
    <label id="card-number-label" for="card-number">${words.labels.number}</label>
    <div class="with-brand">
      ${hosted ? containerOf('number') : '<input id="card-number" disabled name="cardNumber" autocomplete="cc-number" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-brand card-number-error">'}
      ${brand}
    </div>
    ${errorOf('number', hosted !== null)}
  </div>
  <div class="field">
    <label for="card-expiry"><span id="card-expiry-label">${words.labels.expiry}</span> <span class="hint" id="card-expiry-hint">${words.expiryHint}</span></label>
    ${hosted ? containerOf('expiry') : '<input id="card-expiry" disabled name="cardExpiry" autocomplete="cc-exp" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-expiry-error">'}
    ${errorOf('expiry', hosted !== null)}
  </div>
  <div class="field">
    <label for="card-cvv"><span id="card-cvv-label">${words.labels.cvv}</span> <span class="hint" id="card-cvv-hint">${words.cvcHint}</span></label>
    ${hosted ? containerOf('cvv') : '<input id="card-cvv" disabled name="cardCvv" autocomplete="cc-csc" inputmode="numeric" spellcheck="false" aria-required="true" aria-describedby="card-cvv-error">'}
    ${errorOf('cvv', hosted !== null)}
  </div>
  <button class="enter" type="submit" tabindex="-1" aria-hidden="true"></button>
</form>
</body>
</html>
`;
}

/** Here the provider puts the frame with its input; the library focuses it when the label is pressed. */
const containerOf = (field: CardField) => `<div id="card-${field}" class="hosted"></div>`;

/** An input in a frame cannot refer to this text, so there it is announced. */
const errorOf = (field: CardField, isAnnounced: boolean) =>
  `<p class="error" id="card-${field}-error"${isAnnounced ? ' role="alert"' : ''} hidden></p>`;
