import type { DocumentState, Locale, Market } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import type { FeedSnapshot } from '@travesia/releases';
import { escapeHtml, tag } from '../documents/html.ts';
import { renderPage } from '../documents/head.ts';
import { viewOf, type Markets } from '../documents/markets.ts';
import { describeRemotes, offeredRemotes, planFragments } from '../documents/remotes-of-page.ts';
import { filesOf, type ShellBuild } from '../documents/shell-build.ts';
import { renderWithData } from '../rendering/render-with-data.ts';
import type { FragmentData } from '../rendering/fragment-data.ts';
import type { FragmentRendering } from '../rendering/fragment-renderer.ts';
import type { ShellRenderer } from '../rendering/shell-renderer.ts';

export interface MarketPreviewOptions {
  readonly siteOrigin: string;
  readonly shell: ShellBuild;
  readonly feed: () => FeedSnapshot;
  readonly markets: () => Markets;
  readonly renderShell: ShellRenderer;
  readonly fragments: FragmentRendering;
  readonly fragmentData: FragmentData;
  readonly nowMs: () => number;
}

const DEALS = 'home.deals';
const HOME = { kind: 'home', layout: 'custom' } as const;
/** Nobody’s address: what is read for a preview is read for the site. */
const ADDRESS = '127.0.0.1';

/**
 * What visitors of a market would see with these settings, rendered by the releases they have: a document
 * without a script, for a frame in which none could run.
 */
export function createMarketPreview(options: MarketPreviewOptions) {
  const { siteOrigin, shell, feed, markets, renderShell, fragments, fragmentData, nowMs } = options;

  return async function preview(market: Market, locale: Locale): Promise<string> {
    const offered = offeredRemotes(feed(), market).filter(({ enabled }) => enabled);
    const today = todayIn(nowMs());
    const { contactNumber, defaultCurrency: currency } = market;
    const ofDeals = offered.map((remote) => ({
      ...remote,
      manifest: { ...remote.manifest, slots: remote.manifest.slots.filter(({ slot }) => slot === DEALS) },
    }));
    const rendered = await Promise.all(
      planFragments(HOME, ofDeals).map(async ({ record, target, hostId }) => {
        const request = { target, hostId, url: '/', locale, market: viewOf(market), currency, contactNumber };
        const reply = await renderWithData(
          (answers) => fragments.render(record, { ...request, today, answers }),
          (needs) => fragmentData(needs, { locale, address: ADDRESS, market }),
        );
        if (!reply)
          throw new Error(`${record.remote}/${record.build} did not render ${target} for a preview`);
        return { record, hostId, html: reply.html };
      }),
    );
    const state: DocumentState = {
      buildId: shell.build,
      locale,
      path: '/',
      status: 200,
      layout: HOME.layout,
      market: viewOf(market),
      markets: [...markets().values()].map((each) => ({ id: each.id, currency: each.defaultCurrency })),
      currency,
      contactNumber,
      countryCode: null,
      isMarketChosen: true,
      today,
      remotes: describeRemotes(offered, []),
      fragments: [],
      origins: { vault: '' },
      partners: [],
      flags: {},
    };
    const body = renderShell(
      'sample',
      state,
      Object.fromEntries(rendered.map(({ hostId, html }) => [hostId, html])),
    );
    const styles = [
      ...filesOf(shell, 'shell').styles.map((file) => ({ base: '/assets/', file })),
      ...rendered.flatMap(({ record }) =>
        record.files
          .filter(({ role, initial }) => initial && role === 'style')
          .map((file) => ({ base: `/r/${record.remote}/${record.build}/`, file })),
      ),
    ];
    const head = [
      tag('meta', { charset: 'utf-8' }),
      `<title>${escapeHtml(market.id)}</title>`,
      // The frame may open nothing, so a press on a link does nothing.
      tag('base', { target: '_blank' }),
      ...styles.map(({ base, file }) =>
        tag('link', {
          rel: 'stylesheet',
          href: siteOrigin + base + file.path,
          integrity: file.integrity,
          crossorigin: 'anonymous',
        }),
      ),
    ];
    return renderPage({ locale, head, body: [`<div id="shell">${body}</div>`] });
  };
}

export type MarketPreview = ReturnType<typeof createMarketPreview>;
