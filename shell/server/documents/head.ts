import type { Locale, ReleaseFile, ReleaseRecord } from '@travesia/contracts';
import { LANGUAGE_COOKIE } from '@travesia/domain';
import { escapeHtml, structuredDataBlock, tag } from './html.ts';
import { addressTags, sharingTags, type DescribedPage } from './page-tags.ts';
import type { DocumentFiles } from './shell-build.ts';

export interface HeadInput extends DescribedPage {
  /** schema.org descriptions of the page. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly files: DocumentFiles;
  /** Releases whose code the page begins with. */
  readonly releases: readonly ReleaseRecord[];
  /** Releases whose markup stands in the page: their styles are needed at once, their code is not. */
  readonly renderedReleases: readonly ReleaseRecord[];
}

const PAPER = { light: '#fbf8f3', dark: '#0e1626' } as const;

interface LinkedFile {
  readonly href: string;
  readonly integrity: string;
}

const linked =
  (base: string) =>
  (file: ReleaseFile): LinkedFile => ({
    href: base + file.path,
    integrity: file.integrity,
  });
const releaseBase = ({ remote, build }: ReleaseRecord) => `/r/${remote}/${build}/`;

const stylesheet = ({ href, integrity }: LinkedFile) =>
  tag('link', { rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' });
const scriptPreload = ({ href, integrity }: LinkedFile) =>
  tag('link', { rel: 'preload', as: 'script', href, integrity, crossorigin: 'anonymous' });

/** Files of remotes that are fetched in the document's own round trip: entry and first chunks, or styles. */
function filesOfReleases(
  releases: readonly ReleaseRecord[],
  roles: readonly ReleaseFile['role'][],
): LinkedFile[] {
  return releases.flatMap((record) =>
    record.files.filter((file) => file.initial && roles.includes(file.role)).map(linked(releaseBase(record))),
  );
}

/** Everything between `<head>` and `</head>`. */
export function renderHead(input: HeadInput): string[] {
  const { title, description, isIndexed, structuredData, files, releases, renderedReleases } = input;
  const styled = [...new Set([...releases, ...renderedReleases])];
  const parts = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    !isIndexed && tag('meta', { name: 'robots', content: 'noindex' }),
    ...addressTags(input),
    ...sharingTags(input),
    ...files.fonts.map(({ path: font }) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/assets/${font}`,
        crossorigin: 'anonymous',
      }),
    ),
    ...files.styles.map(linked('/assets/')).map(stylesheet),
    ...filesOfReleases(styled, ['style']).map(stylesheet),
    ...files.preloadedScripts.map(linked('/assets/')).map(scriptPreload),
    ...filesOfReleases(releases, ['entry', 'chunk']).map(scriptPreload),
    ...files.scripts
      .map(linked('/assets/'))
      .map(
        ({ href, integrity }) =>
          `${tag('script', { src: href, integrity, crossorigin: 'anonymous', defer: true })}</script>`,
      ),
    tag('link', { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/icon-192.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('meta', { name: 'theme-color', content: PAPER.light, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: PAPER.dark, media: '(prefers-color-scheme: dark)' }),
    ...structuredData.map(structuredDataBlock),
  ];
  return parts.flatMap((part) => part || []);
}

/** A whole document. No script stands in it but files, and data that is not run. */
export function renderPage(parts: {
  readonly locale: Locale;
  readonly head: readonly string[];
  readonly body: readonly string[];
  /** Where the choice of a language is kept, if the page has a choice and the name is not the default. */
  readonly languageCookie?: string;
}): string {
  const { locale, head, body, languageCookie = LANGUAGE_COOKIE } = parts;
  const cookie = languageCookie === LANGUAGE_COOKIE ? '' : ` data-language-cookie="${languageCookie}"`;
  return `<!doctype html>\n<html lang="${locale}"${cookie}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}
