import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type ContentListType, type Locale } from '@travesia/contracts';
import {
  airportPaths,
  markdownHtml,
  PHOTOGRAPHS_FOLDER,
  readPhotographs,
  readStore,
  type ContentDocument,
  type ContentFault,
  type Photograph,
} from '@travesia/content';
import type { LocalDate } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import type {
  ContentSource,
  SourceEntity,
  SourcePhotograph,
  SourceSummary,
} from '../../modules/content/index.ts';
import { airportEntity, AIRPORT_DATA_DATE } from './airport-entity.ts';

const NEWEST_FIRST: ReadonlySet<string> = new Set(['article', 'news', 'promo']);

/** Of the texts at one path, the one a reader gets (E-05). */
function forReader(documents: readonly ContentDocument[], locale: Locale): ContentDocument | undefined {
  const order = [locale, 'und', ...LOCALES.filter((other) => other !== locale)];
  return documents.toSorted((one, other) => order.indexOf(one.langcode) - order.indexOf(other.langcode))[0];
}

const addressOf = ({ file, digest }: Photograph) => `photograph:${file}?${digest}`;

function photographOf(photograph: Photograph, locale: Locale): SourcePhotograph {
  const { width, height, blur, alt, caption, credit, licence, focus } = photograph;
  return {
    url: addressOf(photograph),
    width,
    height,
    blur,
    alt: alt[locale],
    // Read aloud once: without a caption nothing stands below it.
    caption: caption?.[locale] ?? '',
    credit: `${credit} (${licence})`,
    ...(focus && { focus }),
  };
}

/** What is drawn where a text names a photograph only, and it does not come. */
const USUAL_SCENE = 'port';

export interface ContentStoreOptions {
  /** The day at the office: texts are taken away from a day on. */
  readonly today: () => LocalDate;
  readonly folder?: string;
  /** Of photographs and their credits. */
  readonly photographsFolder?: string;
  readonly onFault: (fault: ContentFault) => void;
}

/** The Markdown store of the project, with a page for every sought airport (E-16). */
export function createContentStoreSource({
  folder,
  photographsFolder = PHOTOGRAPHS_FOLDER,
  today,
  onFault,
}: ContentStoreOptions): ContentSource {
  let documents: readonly ContentDocument[] = [];
  let photographs: Promise<ReadonlyMap<string, Photograph>>;
  const byPath = new Map<string, ContentDocument[]>();
  const isWithdrawn = ({ withdrawn }: ContentDocument) => withdrawn !== undefined && withdrawn <= today();
  const textsAt = (path: string) =>
    (byPath.get(path.toLowerCase()) ?? []).filter((text) => !isWithdrawn(text));

  async function loadPhotographs() {
    const { byFile, faults } = await readPhotographs(photographsFolder);
    faults.forEach(onFault);
    return byFile;
  }

  function load() {
    photographs = loadPhotographs();
    // Whoever awaits it is told; until then nobody has to.
    photographs.catch(() => {});
    const store = readStore(folder, documents);
    store.faults.forEach(onFault);
    documents = store.documents;
    byPath.clear();
    for (const document of documents) {
      const key = document.path.toLowerCase();
      byPath.set(key, [...(byPath.get(key) ?? []), document]);
    }
  }
  load();

  async function summaryOf(document: ContentDocument, locale: Locale): Promise<SourceSummary> {
    const { title, langcode, path, kind, summary, updated, scene, alt = '', code, markets } = document;
    const photograph = document.photo === undefined ? undefined : (await photographs).get(document.photo);
    const image = scene || photograph ? { scene: scene ?? USUAL_SCENE, alt: scene ? alt : '' } : null;
    return {
      title,
      langcode,
      path,
      kind,
      summary,
      updated,
      image: image && { ...image, photograph: photograph ? photographOf(photograph, locale) : null },
      code: code ?? null,
      markets,
    };
  }

  async function entityOf(document: ContentDocument, locale: Locale): Promise<SourceEntity> {
    return {
      ...(await summaryOf(document, locale)),
      body: markdownHtml(document.markdown, locale),
      metatag: [{ name: 'description', content: document.description ?? document.summary }],
      translations: textsAt(document.path).map(({ langcode }) => langcode),
      routes: document.routes,
      related: document.related,
    };
  }

  /** By city, as people look for them; a text about an airport stands in for what the data says of it. */
  function allAirports(locale: Locale): (ContentDocument | SourceEntity)[] {
    return [...airportPaths()]
      .toSorted(
        ([, one], [, other]) =>
          one.cityName[locale].localeCompare(other.cityName[locale], locale) ||
          one.code.localeCompare(other.code),
      )
      .map(([path, airport]) => {
        const document = forReader(textsAt(path), locale);
        return document ?? airportEntity(path, airport, locale);
      });
  }

  function all(type: ContentListType, locale: Locale): (ContentDocument | SourceEntity)[] {
    if (type === 'airport') return allAirports(locale);
    const written = [...byPath.keys()].flatMap((path) => {
      const document = forReader(textsAt(path), locale);
      return document?.kind === type ? [document] : [];
    });
    const byTitle = (one: ContentDocument, other: ContentDocument) =>
      one.title.localeCompare(other.title, locale);
    return written.toSorted((one, other) =>
      NEWEST_FIRST.has(type)
        ? other.published.localeCompare(one.published) || byTitle(one, other)
        : byTitle(one, other),
    );
  }

  return {
    async find(path, locale) {
      const document = forReader(textsAt(path), locale);
      if (document) return entityOf(document, locale);
      const known = path.toLowerCase();
      const airport = airportPaths().get(known);
      return airport ? airportEntity(known, airport, locale) : null;
    },

    async isGone(path) {
      const known = path.toLowerCase();
      return byPath.has(known) && textsAt(path).length === 0 && !airportPaths().has(known);
    },

    async list(type, locale, page, pageSize) {
      const found = all(type, locale);
      const shown = found.slice(page * pageSize, (page + 1) * pageSize);
      return {
        results: await Promise.all(
          shown.map(async (each) => ('markdown' in each ? summaryOf(each, locale) : each)),
        ),
        total: found.length,
      };
    },

    async addresses() {
      const written = [...byPath.keys()].flatMap((path) => {
        const texts = textsAt(path);
        const [first] = texts;
        if (!first) return [];
        const locales = LOCALES.filter((locale) =>
          texts.some(({ langcode }) => langcode === locale || langcode === 'und'),
        );
        const updated =
          texts
            .map((text) => text.updated)
            .toSorted()
            .at(-1) ?? first.updated;
        return [{ path: first.path, updated, locales }];
      });
      const airports = [...airportPaths().keys()]
        .filter((path) => textsAt(path).length === 0)
        .map((path) => ({ path, updated: AIRPORT_DATA_DATE, locales: [...LOCALES] }));
      return [...written, ...airports];
    },

    async refresh() {
      load();
      await photographs;
    },

    async photograph(url) {
      const wanted = [...(await photographs).values()].find((each) => addressOf(each) === url);
      if (!wanted) throw new ApiError('not_found');
      return readFile(join(photographsFolder, wanted.file));
    },
  };
}
