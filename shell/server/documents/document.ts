import type { DocumentState, Locale, PostedForm, SharePicture } from '@travesia/contracts';
import { todayIn, inLocale } from '@travesia/domain';
import { countryOfMarket } from '../../src/host/host.ts';
import { ordersOf, resolvePage, type ResolvedPage } from '../../src/routing/resolve-page.ts';
import type { FeedSnapshot } from '@travesia/releases';
import type { FragmentData } from '../rendering/fragment-data.ts';
import { renderWithData } from '../rendering/render-with-data.ts';
import type { FragmentRendering } from '../rendering/fragment-renderer.ts';
import type { ShellRenderer } from '../rendering/shell-renderer.ts';
import { renderHead, renderPage } from './head.ts';
import { jsonBlock } from './html.ts';
import { viewOf, type Markets } from './markets.ts';
import {
  describeRemotes,
  offeredRemotes,
  planFragments,
  remotesAtOnce,
  remotesInUse,
  type FragmentPlan,
} from './remotes-of-page.ts';
import { filesOf, type DocumentKind, type ShellBuild } from './shell-build.ts';
import { describeSite } from './structured-data.ts';
import { CHECKOUT_TEXTS, DOCUMENT_TEXTS } from './texts.ts';
import type { Visitor } from './visitor.ts';

export interface DocumentOptions {
  readonly siteOrigin: string;
  readonly vaultOrigin: string;
  readonly shell: ShellBuild;
  readonly markets: () => Markets;
  readonly feed: () => FeedSnapshot;
  readonly renderShell: ShellRenderer;
  readonly fragments: FragmentRendering;
  /** For pages that are the same for everybody in the same circumstances. */
  readonly publicFragments: FragmentRendering;
  readonly fragmentData: FragmentData;
  readonly nowMs: () => number;
  readonly isMaintenance: boolean;
  readonly languageCookie: string;
  readonly partners: readonly string[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly onFault: (what: string, cause: unknown) => void;
}

export interface RenderedDocument {
  readonly kind: DocumentKind;
  readonly status: number;
  readonly html: string;
  /** Booking and personal pages: no cache keeps them, no search engine lists them (P-48). */
  readonly isPrivate: boolean;
  /** What is rendered for those who share the page; null where it has no preview. */
  readonly shared: (SharePicture & { readonly title: string }) | null;
}

interface Target {
  /** Path below the language prefix. */
  readonly path: string;
  readonly search: string;
}

const SITE_NAME = ' · Travesía';

function titleOf(page: ResolvedPage, locale: Locale): string {
  const texts = DOCUMENT_TEXTS[locale];
  switch (page.kind) {
    case 'home':
      return texts.home;
    case 'remote':
      return inLocale(page.route.title, locale) + SITE_NAME;
    case 'checkout':
      return CHECKOUT_TEXTS[locale].titles[page.route.step] + SITE_NAME;
    case 'not-sold-here':
      return texts.notSoldHere + SITE_NAME;
    case 'not-found':
      return texts.notFound + SITE_NAME;
    case 'gone':
      return texts.gone + SITE_NAME;
    default:
      return page satisfies never;
  }
}

/** A title without the name of the site, which stands below it. */
const headline = (title: string) => title.replace(SITE_NAME, '').replace(/^Travesía · /, '');

const sceneOf = (path: string): SharePicture => ({ scene: 'skyline', seed: path, light: 'day' });

function problemOf(page: ResolvedPage, isMaintenance: boolean): DocumentState['problem'] {
  if (isMaintenance) return 'maintenance';
  return page.kind === 'not-found' || page.kind === 'not-sold-here' ? page.kind : undefined;
}

const STATUS_OF_PROBLEM = {
  'not-found': 404,
  gone: 410,
  'not-sold-here': 404,
  'server-error': 500,
  maintenance: 503,
} as const;

function missingKind(status: number | undefined): 'not-found' | 'gone' | undefined {
  if (status === STATUS_OF_PROBLEM['not-found']) return 'not-found';
  return status === STATUS_OF_PROBLEM.gone ? 'gone' : undefined;
}

const isIndexed = (page: ResolvedPage) =>
  page.kind === 'home' || (page.kind === 'remote' && !page.route.noindex);

const isPreviewed = (page: ResolvedPage) =>
  isIndexed(page) || (page.kind === 'remote' && page.route.isPreviewed === true);

/** Makes documents: the right status and head, the chosen releases, and as much HTML as can be had in time. */
export function createDocuments(options: DocumentOptions) {
  const { shell, markets, fragmentData, onFault } = options;
  const marketList = () =>
    [...markets().values()].map(({ id, defaultCurrency }) => ({ id, currency: defaultCurrency }));

  async function renderFragments(
    plans: readonly FragmentPlan[],
    target: Target,
    visitor: Visitor,
    today: string,
    { posted, fragments }: { posted: PostedForm | undefined; fragments: FragmentRendering },
  ) {
    const rendered = await Promise.all(
      plans.map(async (plan) => {
        const reply = await renderWithData(
          (answers) =>
            fragments.render(plan.record, {
              target: plan.target,
              url: target.path + target.search,
              hostId: plan.hostId,
              locale: visitor.locale,
              market: viewOf(visitor.market),
              currency: visitor.currency,
              contactNumber: visitor.market.contactNumber,
              countryCode: visitor.countryCode ?? countryOfMarket(visitor.market.id),
              today,
              answers,
              ...(posted && plan.target === 'route' && { posted }),
            }),
          (needs) => fragmentData(needs, visitor),
        );
        return reply && { plan, reply };
      }),
    );
    return rendered.filter((each) => each !== null);
  }

  /** What the page says of itself; the home speaks for the whole site. */
  const describe = (
    page: ResolvedPage,
    own: readonly Readonly<Record<string, unknown>>[],
    locale: Locale,
    { contactNumber }: Visitor['market'],
  ) =>
    page.kind === 'home'
      ? [...describeSite({ siteOrigin: options.siteOrigin, locale, contactNumber }), ...own]
      : own;

  function renderShell(kind: DocumentKind, state: DocumentState, htmlByHost: Record<string, string>): string {
    try {
      return options.renderShell(kind, state, htmlByHost);
    } catch (cause) {
      // An empty element: the browser renders all of it.
      onFault('the shell could not be rendered', cause);
      return '';
    }
  }

  return async function render(
    target: Target,
    visitor: Visitor,
    posted?: PostedForm,
  ): Promise<RenderedDocument> {
    const { locale, market } = visitor;
    const offered = offeredRemotes(options.feed(), market, visitor.bucket);
    const resolved = resolvePage(target.path, offered);
    const kind: DocumentKind = resolved.kind === 'checkout' ? 'checkout' : 'shell';
    const today = todayIn(options.nowMs());
    const known = problemOf(resolved, options.isMaintenance);
    const wanted = known || kind === 'checkout' ? [] : remotesInUse(resolved, offered);
    const attempted = await renderFragments(
      known ? [] : planFragments(resolved, wanted),
      target,
      visitor,
      today,
      {
        posted,
        // A query may hold anything, a form what somebody typed.
        fragments:
          isIndexed(resolved) && target.search === '' && !posted
            ? options.publicFragments
            : options.fragments,
      },
    );
    // A remote that finds nothing at the address leaves the page to the shell (P-44).
    const missing = missingKind(attempted.find(({ plan }) => plan.target === 'route')?.reply.status);
    const page: ResolvedPage = missing ? { kind: missing, layout: 'not-found' } : resolved;
    const problem = missing ?? known;
    const [used, rendered] = missing ? [[], []] : [wanted, attempted];
    const atOnce = remotesAtOnce(page, used);
    const renderedRemotes = used.filter(({ name }) => rendered.some(({ plan }) => plan.remote === name));
    const own = rendered.find(({ plan }) => plan.target === 'route')?.reply;
    const status = problem ? STATUS_OF_PROBLEM[problem] : (own?.status ?? 200);

    const state: DocumentState = {
      buildId: shell.build,
      locale,
      path: target.path + target.search,
      status,
      layout: problem === 'maintenance' ? 'server-error' : page.layout,
      market: viewOf(market),
      markets: marketList(),
      currency: visitor.currency,
      contactNumber: market.contactNumber,
      countryCode: visitor.countryCode,
      isMarketChosen: visitor.isMarketChosen,
      today,
      remotes: kind === 'checkout' ? [] : describeRemotes(offered, [...atOnce, ...renderedRemotes]),
      ...(kind === 'checkout' && { orders: ordersOf(offered) }),
      fragments: rendered.map(({ plan: { record: _record, ...fragment }, reply }) => ({
        ...fragment,
        state: reply.state,
      })),
      ...(problem && { problem }),
      origins: { vault: options.vaultOrigin },
      partners: [...options.partners],
      flags: { ...options.flags },
    };
    const shellHtml = renderShell(
      kind,
      state,
      Object.fromEntries(rendered.map(({ plan, reply }) => [plan.hostId, reply.html])),
    );
    const texts = DOCUMENT_TEXTS[locale];
    const isListed = isIndexed(page) && status === 200;
    const hasPreview = isPreviewed(page) && status === 200;
    const head = renderHead({
      siteOrigin: options.siteOrigin,
      locale,
      path: target.path,
      title:
        problem === 'maintenance'
          ? texts.maintenance + SITE_NAME
          : (own?.head.title ?? titleOf(page, locale)),
      description: hasPreview ? (own?.head.description ?? texts.description) : null,
      isIndexed: isListed,
      hasPreview,
      described: own?.head ?? {},
      structuredData: isListed ? describe(page, own?.head.structuredData ?? [], locale, market) : [],
      files: filesOf(shell, kind),
      releases: atOnce.map(({ record }) => record),
      renderedReleases: renderedRemotes.map(({ record }) => record),
    });
    const html = renderPage({
      locale,
      languageCookie: options.languageCookie,
      head,
      body: [`<div id="shell">${shellHtml}</div>`, jsonBlock('document-state', state)],
    });
    const isPrivate = kind === 'checkout' || (page.kind === 'remote' && page.route.noindex);
    const shared = hasPreview
      ? {
          ...(own?.head.scene ?? sceneOf(target.path)),
          title: headline(own?.head.title ?? titleOf(page, locale)),
        }
      : null;
    return { kind, status, html, isPrivate, shared };
  };
}

export type Documents = ReturnType<typeof createDocuments>;
