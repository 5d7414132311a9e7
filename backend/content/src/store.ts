import { LOCALES } from '@travesia/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localLinks } from './body-faults.ts';
import type { ContentDocument, ContentFault } from './content-document.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readDocument } from './read-document.ts';

export interface ContentStore {
  readonly documents: readonly ContentDocument[];
  readonly faults: readonly ContentFault[];
}

/** The texts that come with the project. */
export const STORE_FOLDER = join(import.meta.dirname, '../store');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

const keyOf = ({ path, langcode }: Pick<ContentDocument, 'path' | 'langcode'>) =>
  `${langcode} ${path.toLowerCase()}`;

/**
 * Reads the whole store. A file with a fault is left out and named; with `previous`, its last good state
 * stands in for it: a fault stops one publication, not the site.
 */
export function readStore(folder = STORE_FOLDER, previous: readonly ContentDocument[] = []): ContentStore {
  const documents = new Map<string, ContentDocument>();
  const faults: ContentFault[] = [];
  for (const file of filesBelow(folder)) {
    const read = readDocument(file, readFileSync(join(folder, file), 'utf8'));
    const document = read.document ?? previous.find((each) => each.file === file);
    if (read.faults) faults.push(...read.faults);
    if (!document) continue;
    const other = documents.get(keyOf(document));
    if (other) faults.push({ file, line: 1, message: `${document.path} is also ${other.file}` });
    else documents.set(keyOf(document), document);
  }
  return { documents: [...documents.values()], faults };
}

export interface KnownAddresses {
  /** Pages that are not texts: `/vuelos`, `/contacta-con-nosotras`. */
  readonly isPage: (path: string) => boolean;
  readonly isPlace: (code: string) => boolean;
  readonly isPhotograph: (file: string) => boolean;
}

/** What only the whole store shows: texts that miss their translation, links and codes that lead nowhere. */
export function crossFaults(
  { documents }: ContentStore,
  known: KnownAddresses,
  folder = STORE_FOLDER,
): ContentFault[] {
  const standing = documents.filter(({ withdrawn }) => withdrawn === undefined);
  const paths = new Set(standing.map(({ path }) => path.toLowerCase()));
  const leadsSomewhere = (path: string) => paths.has(path.toLowerCase()) || known.isPage(path);
  return documents.flatMap((document) => {
    const { file, path, langcode } = document;
    const split = splitFrontMatter(readFileSync(join(folder, file), 'utf8'));
    const at = (key: string, message: string): ContentFault => ({
      file,
      line: split?.lineOf(key) ?? 1,
      message: `${key}: ${message}`,
    });
    const alike = (document.withdrawn === undefined ? standing : documents).filter(
      (each) => each.path === path && each.withdrawn === document.withdrawn,
    );
    const languages = new Set(alike.map((each) => each.langcode));
    const isWhole = langcode === 'und' || LOCALES.every((locale) => languages.has(locale));
    if (document.withdrawn !== undefined)
      return isWhole ? [] : [at('path', 'is not withdrawn in every language')];
    return [
      ...(isWhole ? [] : [at('path', 'is not written in every language')]),
      ...document.related
        .filter((target) => !leadsSomewhere(target))
        .map((target) => at('related', `${target} leads nowhere`)),
      ...document.routes
        .filter((route) => !route.split('-').every(known.isPlace))
        .map((route) => at('routes', `${route} names a place nobody flies to`)),
      ...(document.photo === undefined || known.isPhotograph(document.photo)
        ? []
        : [at('photo', `${document.photo} is not among the photographs`)]),
      ...localLinks(document.markdown)
        .filter((link) => !leadsSomewhere(link.path))
        .map((link) => ({
          file,
          line: link.line + (split?.bodyOffset ?? 0),
          message: `a link to ${link.path} leads nowhere`,
        })),
    ];
  });
}
