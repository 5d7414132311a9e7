import type { MailPart } from './mail-body.ts';

/** Of the site's palette (shared/ui/src/tokens/palette.css), light and dark: mail programs know no custom properties. */
export const MAIL_COLOURS = {
  paper: ['#fbf8f3', '#0e1626'],
  card: ['#ffffff', '#162136'],
  sand: ['#f1e9dc', '#1d2a44'],
  ink: ['#14213d', '#f3efe7'],
  'ink-soft': ['#4a5672', '#b3bcd0'],
  line: ['#ddd3c3', '#2c3b5a'],
  sea: ['#0b5d7a', '#6cc5e3'],
  coral: ['#cc3f1b', '#ff7a52'],
  'on-coral': ['#ffffff', '#14213d'],
  amber: ['#8a5800', '#f2b84b'],
  'amber-tint': ['#fbf0d8', '#362e20'],
  board: ['#14213d', '#0a1120'],
  'on-board': ['#f6f1e7', '#f6f1e7'],
} as const;
type Colour = keyof typeof MAIL_COLOURS;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const withBreaks = (text: string) => escape(text).replaceAll('\n', '<br>');

const PROPERTIES = { text: 'color', on: 'background-color', edge: 'border-color' } as const;
type Paint = Partial<Record<keyof typeof PROPERTIES, Colour>>;
const paintsOf = (paint: Paint) => Object.entries(paint) as [keyof typeof PROPERTIES, Colour][];

/** Light colours stand in the style attribute, which every program reads; dark ones replace them by class. */
function look(paint: Paint, style: string): string {
  const names = paintsOf(paint).map(([property, colour]) => `${property}-${colour}`);
  const colours = paintsOf(paint).map(
    ([property, colour]) => `${PROPERTIES[property]}:${MAIL_COLOURS[colour][0]}`,
  );
  return `class="${names.join(' ')}" style="${[style, ...colours].join(';')}"`;
}

const DARK_RULES = Object.entries(MAIL_COLOURS).flatMap(([name, [, dark]]) =>
  Object.entries(PROPERTIES).map(
    ([property, cssName]) => `.${property}-${name}{${cssName}:${dark} !important}`,
  ),
);

const FAMILY = "Figtree,'Segoe UI','Helvetica Neue',Arial,sans-serif";
const DISPLAY = `'Bricolage Grotesque',${FAMILY}`;
const CELL = 'padding:8px 0;border-bottom-width:1px;border-bottom-style:solid;vertical-align:top';

const linkTo = (url: string, label: string) =>
  `<a href="${escape(url)}" ${look({ text: 'sea' }, 'text-decoration:underline')}>${escape(label)}</a>`;

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font:600 20px/1.25 ${DISPLAY}">${escape(part.text)}</h2>`;
    case 'note':
      return `<p ${look({ text: 'ink', on: 'amber-tint', edge: 'amber' }, 'margin:0 0 16px;padding:12px 16px;border-left-width:4px;border-left-style:solid')}>${withBreaks(part.text)}</p>`;
    case 'code':
      return `<p ${look({ text: 'ink', on: 'sand' }, `margin:0 0 16px;padding:16px;border-radius:8px;text-align:center;font:600 32px/1.2 ${FAMILY};letter-spacing:6px`)}>${escape(part.text)}</p>`;
    case 'entry':
      return `<p style="margin:0 0 16px"><strong>${escape(part.title)}</strong>${part.lines.map((line) => `<br>${withBreaks(line)}`).join('')}</p>`;
    case 'facts':
      return `<table ${look({ edge: 'line' }, 'width:100%;margin:0 0 16px;border-collapse:collapse')}>${part.facts
        .map(
          ({ label, value, href }) =>
            `<tr><th scope="row" ${look({ text: 'ink-soft', edge: 'line' }, `${CELL};width:40%;padding-right:16px;font-weight:400;text-align:left`)}>${escape(label)}</th><td ${look({ text: 'ink', edge: 'line' }, `${CELL};font-weight:600`)}>${href ? linkTo(href, value) : withBreaks(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px">${linkTo(part.url, part.label)}</p>`;
    case 'action':
      return `<p style="margin:24px 0 16px"><a href="${escape(part.url)}" ${look({ text: 'on-coral', on: 'coral', edge: 'coral' }, 'display:inline-block;padding:12px 20px;border-width:1px;border-style:solid;border-radius:8px;font-weight:600;text-decoration:none')}>${escape(part.label)}</a></p>`;
    default:
      return part satisfies never;
  }
}

/** The reference has a line of its own: on a phone the mark before it would stand alone at the end of a line. */
function headingOf(subject: string): string {
  const [words = '', ...reference] = subject.split(' · ');
  return [words, ...reference].map(escape).join('<br>');
}

/**
 * The mail as a page of one column. Nothing comes from elsewhere, so that nothing is missing where pictures are off;
 * the table around it is for Outlook on Windows, which knows no `max-width`.
 */
export function mailHtml({
  subject,
  body,
  language,
  company,
}: {
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly language: string;
  /** Empty writes none. */
  readonly company: string;
}): string {
  const footer =
    company === ''
      ? ''
      : `<p ${look({ text: 'ink-soft' }, 'margin:16px 24px 0;font-size:13px;line-height:1.5')}>${withBreaks(company)}</p>`;
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${DARK_RULES.join('')}}
</style>
</head>
<body ${look({ text: 'ink', on: 'paper' }, `margin:0;padding:0;font:400 16px/1.5 ${FAMILY};overflow-wrap:anywhere`)}>
<div ${look({ text: 'ink', on: 'paper' }, 'padding:16px')}>
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">
<p ${look({ text: 'on-board', on: 'board' }, `margin:0;padding:16px 24px;border-radius:14px 14px 0 0;font:600 20px/1.25 ${DISPLAY}`)}>Travesía</p>
<div ${look({ on: 'card', edge: 'line' }, 'padding:24px;border-width:0 1px 1px;border-style:solid;border-radius:0 0 14px 14px')}>
<h1 ${look({ text: 'ink' }, `margin:0 0 16px;font:600 26px/1.2 ${DISPLAY}`)}>${headingOf(subject)}</h1>
${body.map(htmlOf).join('\n')}
</div>
${footer}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}
