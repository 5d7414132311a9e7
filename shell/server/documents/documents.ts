import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentState, FragmentState, Locale } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import type { ReleaseFeed } from '../feed/index.ts';
import type { FragmentRenderer } from '../rendering/fragment-renderer.ts';
import type { ShellRenderer } from '../rendering/shell-renderer.ts';
import { splitLocale, normalisePath } from '../../src/routing/locale-path.ts';
import { resolvePage, type ResolvedPage } from '../../src/routing/resolve-page.ts';
import type { Configuration } from '../configuration.ts';
import { renderHead, renderPage } from './head.ts';
import { jsonBlock } from './html.ts';
import { chooseLocale, type LocaleChoice } from './locale.ts';
import { chooseMarket, viewOf, type MarketChoice, type Markets } from './markets.ts';
import {
  describeRemotes,
  offeredRemotes,
  planFragments,
  remotesInUse,
  type OfferedRemote,
} from './remotes-of-page.ts';
import { securityHeaders } from './security-headers.ts';
import { filesOf, type DocumentKind, type ShellBuild } from './shell-build.ts';
import { DOCUMENT_TEXTS } from './texts.ts';
import { CURRENCY_COOKIE, MARKET_COOKIE, writeVisitorCookies } from './visitor-cookies.ts';
import type { VisitorPlace } from './visitor-country.ts';

export interface DocumentDependencies {
  readonly configuration: Configuration;
  readonly build: ShellBuild;
  readonly feed: ReleaseFeed;
  readonly markets: Markets;
  readonly placeOf: (address: string) => Promise<VisitorPlace>;
  readonly shell: ShellRenderer;
  readonly fragments: FragmentRenderer;
  readonly nowMs: () => number;
}

interface Visit {
  readonly path: string;
  readonly search: string;
  readonly choice: LocaleChoice;
  readonly market: MarketChoice;
  readonly currency: string;
}

interface DocumentHead {
  readonly title: string;
  readonly description: string | null;
  readonly isIndexed: boolean;
}

export type DocumentProblem = 'server-error' | 'maintenance';

/** Documents of every route: status, head, releases, server HTML (architecture: documents). */
export function createDocuments(dependencies: DocumentDependencies) {
  const { configuration, build, feed, markets, placeOf, shell, fragments, nowMs } = dependencies;
  const origins = { site: configuration.SITE_ORIGIN, vault: configuration.VAULT_ORIGIN };
  const isSecure = configuration.SITE_ORIGIN.startsWith('https:');

  async function visitOf(request: FastifyRequest): Promise<Visit> {
    const url = new URL(request.url, 'http://path.invalid');
    const { locale: prefix, path } = splitLocale(normalisePath(url.pathname));
    const place = await placeOf(request.ip);
    const market = chooseMarket(markets, { cookie: request.cookies[MARKET_COOKIE], country: place.country });
    const wanted = request.cookies[CURRENCY_COOKIE];
    const currency =
      wanted && /^[A-Z]{3}$/.test(wanted)
        ? wanted
        : market.source === 'cookie'
          ? market.market.defaultCurrency
          : (place.currency ?? market.market.defaultCurrency);
    const choice = chooseLocale({
      prefix,
      cookie: request.cookies[configuration.LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
      fallback: configuration.DEFAULT_LOCALE,
    });
    return { path: decodePath(path), search: url.search, choice, market, currency };
  }

  function headOf(page: ResolvedPage, { path, choice: { locale } }: Visit): DocumentHead {
    const words = DOCUMENT_TEXTS[locale];
    const titled = (title: string) => `${title} · ${words.site}`;
    const hidden = { description: null, isIndexed: false };
    switch (page.kind) {
      case 'home':
        return { title: words.home, description: words.description, isIndexed: true };
      case 'remote':
        return {
          title: titled(page.route.title[locale]),
          description: words.description,
          isIndexed: !page.route.noindex,
        };
      case 'checkout':
        return { title: titled(page.route.title[locale]), ...hidden };
      case 'not-sold-here':
        return { title: titled(words.notSoldHere), ...hidden };
      case 'not-found':
        return { title: titled(words.notFound), ...hidden };
      default:
        return page satisfies never;
    }
  }

  function stateOf(
    visit: Visit,
    page: ResolvedPage,
    remotes: readonly OfferedRemote[],
    used: readonly OfferedRemote[],
  ): DocumentState {
    const problem = page.kind === 'not-found' || page.kind === 'not-sold-here' ? page.kind : undefined;
    return {
      buildId: build.build,
      locale: visit.choice.locale,
      path: visit.path + visit.search,
      status: problem ? 404 : 200,
      layout: page.layout,
      market: viewOf(visit.market.market),
      markets: [...markets.values()].map(({ id, defaultCurrency }) => ({ id, currency: defaultCurrency })),
      currency: visit.currency,
      contactNumber: visit.market.market.contactNumber,
      today: todayIn(nowMs()),
      remotes: describeRemotes(remotes, used),
      fragments: [],
      ...(problem && { problem }),
      origins: { vault: origins.vault },
      flags: {},
    };
  }

  async function renderFragments(page: ResolvedPage, used: readonly OfferedRemote[], state: DocumentState) {
    const drawn: FragmentState[] = [];
    const html: Record<string, string> = {};
    await Promise.all(
      planFragments(page, used).map(async ({ record, ...plan }) => {
        const reply = await fragments.render(record, {
          target: plan.target,
          url: state.path,
          hostId: plan.hostId,
          locale: state.locale,
          market: state.market,
          currency: state.currency,
          contactNumber: state.contactNumber,
          today: state.today,
        });
        if (!reply) return;
        html[plan.hostId] = reply.html;
        drawn.push({ ...plan, state: reply.state });
      }),
    );
    return { drawn, html };
  }

  function send(reply: FastifyReply, kind: 'shell' | 'checkout', status: number, html: string) {
    return reply
      .code(status)
      .headers({
        ...securityHeaders(kind, origins),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': kind === 'checkout' ? 'no-store' : 'private, no-cache',
        vary: 'Accept-Language, Cookie',
      })
      .send(html);
  }

  function pageOf(
    kind: DocumentKind,
    state: DocumentState,
    head: DocumentHead,
    used: readonly OfferedRemote[],
    html: Readonly<Record<string, string>>,
  ): string {
    return renderPage({
      locale: state.locale,
      head: renderHead({
        ...head,
        siteOrigin: origins.site,
        locale: state.locale,
        path: state.path.split('?')[0] ?? '/',
        files: filesOf(build, kind),
        releases: used.map(({ record }) => record),
      }),
      shellHtml: shell(kind, state, html),
      stateBlock: jsonBlock('document-state', state),
    });
  }

  async function document(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request);
    const remotes = offeredRemotes(feed.current(), visit.market.market);
    const page = resolvePage(visit.path, remotes);
    const kind = page.kind === 'checkout' ? 'checkout' : 'shell';
    const used = remotesInUse(page, remotes);
    const state = stateOf(visit, page, remotes, used);
    const { drawn, html } = await renderFragments(page, used, state);
    const finished = { ...state, fragments: drawn };
    writeVisitorCookies(request, reply, visit.choice, {
      languageCookie: configuration.LANGUAGE_COOKIE,
      isSecure,
    });
    return send(reply, kind, state.status, pageOf(kind, finished, headOf(page, visit), used, html));
  }

  /** The page for when we failed: whole, translated, without anything that could fail again (P-45). */
  async function problem(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    what: DocumentProblem,
  ) {
    const { locale: prefix, path } = splitLocale(normalisePath(request.url.split('?')[0] ?? '/'));
    const locale: Locale = chooseLocale({
      prefix,
      cookie: request.cookies?.[configuration.LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
      fallback: configuration.DEFAULT_LOCALE,
    }).locale;
    const words = DOCUMENT_TEXTS[locale];
    const market = chooseMarket(markets, { cookie: request.cookies?.[MARKET_COOKIE], country: null });
    const visit: Visit = { path, search: '', choice: { locale, source: 'default' }, market, currency: 'USD' };
    const page: ResolvedPage = { kind: 'not-found', layout: 'server-error' };
    const state: DocumentState = {
      ...stateOf(visit, page, [], []),
      status,
      problem: what,
      layout: 'server-error',
    };
    const title = `${what === 'maintenance' ? words.maintenance : words.serverError} · ${words.site}`;
    if (status === 503) void reply.header('retry-after', '120');
    return send(
      reply,
      'shell',
      status,
      pageOf('shell', state, { title, description: null, isIndexed: false }, [], {}),
    );
  }

  return { document, problem, visitOf };
}

/** A path that cannot be decoded is shown as it came. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
