import type { ContentEntity, ContentListType, ContentSummary, Locale } from '@travesia/contracts';
import { airportPaths } from '@travesia/content';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import { ApiError } from '../../errors/index.ts';
import type { SoldRoutes } from '../flights/index.ts';
import { describeAirline, describeAirport, describeCountry, mainAirport } from './describe-places.ts';
import type { KeptCopies } from './kept-copies.ts';
import type { PictureSource } from '../../pictures/index.ts';
import type { ContentSource, SourceEntity, SourceSummary } from './ports.ts';
import { routesOfAirport, routesOfText } from './routes-of-entity.ts';

const AIRLINES_MAX = 50;
const COUNTRIES_MAX = 50;
/** More than a list shows: the map has room for those that are far apart. */
const DESTINATIONS = 12;
const ROBOTS = /robots|bot$/i;

export interface ContentServiceParts {
  readonly source: ContentSource;
  readonly photographs: PictureSource;
  readonly copies: KeptCopies;
  readonly seenFares: SoldRoutes;
  readonly clock: Clock;
}

/** Texts with what the rest of the backend knows about their subject (B-19, B-22). */
export function createContentService({ source, photographs, copies, seenFares, clock }: ContentServiceParts) {
  const unanswered = (cause: unknown): never => {
    throw cause instanceof ApiError ? cause : new ApiError('supplier_failed', { cause });
  };

  function imageOf(image: SourceSummary['image']): ContentSummary['image'] {
    if (!image?.photograph) return image;
    const { photograph, ...drawn } = image;
    const { url, width, height, ...about } = photograph;
    const links = photographs.linksTo({ url, width, height });
    return { ...drawn, photo: links && { ...about, ...links } };
  }

  const summaryOf = ({
    title,
    langcode,
    path,
    kind,
    summary,
    updated,
    image,
    code,
    markets,
  }: SourceSummary): ContentSummary => ({
    title,
    langcode,
    path,
    kind,
    summary,
    updated,
    image: imageOf(image),
    code,
    markets,
  });

  const readerOf = (locale: Locale, visitor: Visitor) => ({ seenFares, locale, visitor });

  const find = (path: string, locale: Locale) =>
    copies.get(`entity ${locale} ${path.toLowerCase()}`, () => source.find(path, locale)).catch(unanswered);

  /** A text at the /aerolineas address wins over the landing page of the same airline (E-10). */
  async function findOrLandingPage(path: string, locale: Locale) {
    const own = await find(path, locale);
    const slug = /^\/aerolineas\/([^/]+)$/i.exec(path)?.[1];
    return own.value || !slug ? own : find(`/airlines/${slug}`, locale);
  }

  const list = (type: ContentListType, locale: Locale, page: number, pageSize: number) =>
    copies
      .get(`list ${type} ${locale} ${page} ${pageSize}`, () => source.list(type, locale, page, pageSize))
      .catch(unanswered);

  async function pathsOf(type: 'airline' | 'country', locale: Locale, pageSize: number) {
    const { value } = await list(type, locale, 0, pageSize);
    return (code: string) => value.results.find((each) => each.code === code)?.path ?? null;
  }

  async function relatedTo({ related }: SourceEntity, locale: Locale) {
    const found = await Promise.all(related.map((path) => find(path, locale)));
    return found.flatMap(({ value }) => (value ? [summaryOf(value)] : []));
  }

  return {
    async entity(path: string, locale: Locale, visitor: Visitor): Promise<ContentEntity | null> {
      const { value: entity, stale } = await findOrLandingPage(path, locale);
      if (!entity) return null;
      const { kind, code } = entity;
      const airport = kind === 'airport' ? airportPaths().get(entity.path) : undefined;
      return {
        ...summaryOf(entity),
        body: entity.body,
        metatag: entity.metatag.filter(({ name }) => !ROBOTS.test(name)).map((each) => ({ ...each })),
        translations: [...entity.translations],
        stale,
        related: await relatedTo(entity, locale),
        routes: airport
          ? await routesOfAirport(airport, readerOf(locale, visitor))
          : await routesOfText(entity.routes, readerOf(locale, visitor)),
        airline: kind === 'airline' && code ? describeAirline(code, locale) : null,
        airport: airport
          ? describeAirport(
              airport,
              locale,
              clock.nowMs(),
              await pathsOf('airline', locale, AIRLINES_MAX),
              await pathsOf('country', locale, COUNTRIES_MAX),
            )
          : null,
        country: kind === 'country' && code ? describeCountry(code, locale) : null,
      };
    },

    /** From the airport that a country flies from most, to where its people look. */
    destinations: (countryCode: string, locale: Locale, visitor: Visitor) =>
      routesOfAirport(mainAirport(countryCode), readerOf(locale, visitor), DESTINATIONS),

    /** A landing page that was taken away is gone under both of its addresses (E-10). */
    async isGone(path: string): Promise<boolean> {
      const slug = /^\/aerolineas\/([^/]+)$/i.exec(path)?.[1];
      const paths = slug ? [path, `/airlines/${slug}`] : [path];
      const gone = await Promise.all(
        paths.map((each) =>
          copies.get(`gone ${each.toLowerCase()}`, () => source.isGone(each)).catch(unanswered),
        ),
      );
      return gone.some(({ value }) => value);
    },

    async list(type: ContentListType, locale: Locale, page: number, pageSize: number) {
      const { value, stale } = await list(type, locale, page, pageSize);
      return { ...value, results: value.results.map(summaryOf), stale };
    },

    addresses: async () => (await copies.get('addresses', () => source.addresses()).catch(unanswered)).value,

    /** The next reader gets what the source says now (E-06). */
    async purge(): Promise<void> {
      await source.refresh();
      copies.purge();
    },
  };
}
export type ContentService = ReturnType<typeof createContentService>;
