import type { MarketSettings, OpsChange, OpsShare } from '@travesia/contracts';
import { formatMoment, type LanguageTag, type Locale } from '@travesia/i18n';
import type { OpsTranslate } from '../texts.ts';
import { shortBuild } from './names.ts';
import { marketName } from '../../staff/market-name.ts';
import { settingRows } from './setting-rows.ts';

export interface WordsContext {
  readonly t: OpsTranslate;
  readonly locale: Locale;
  readonly tag: LanguageTag;
  /** A remote by the name of its product. */
  readonly product: (remote: string) => string;
}

function shareWords({ t }: WordsContext, share: OpsShare | null): string {
  return share ? t('share', { percent: share.percent, build: shortBuild(share.build) }) : t('nobody');
}

function settingsWords(
  context: WordsContext,
  market: string,
  from: MarketSettings | null,
  to: MarketSettings | null,
): string[] {
  const { t } = context;
  if (from === null || to === null) return [t('change.settings', { market })];
  const before = new Map(settingRows(context, from).map((row) => [row.key, row]));
  const after = new Map(settingRows(context, to).map((row) => [row.key, row]));
  return [...new Map([...before, ...after]).values()]
    .map(({ key, term }) => ({ term, from: before.get(key)?.value, to: after.get(key)?.value }))
    .filter((row) => row.from !== row.to)
    .map((row) =>
      t('change.setting', { market, term: row.term, from: row.from ?? t('none'), to: row.to ?? t('none') }),
    );
}

/** A line of the history, in the reader's language. */
export function changeWords(context: WordsContext, change: OpsChange): string[] {
  const { t, locale, tag } = context;
  const build = (name: string | null) => (name === null ? t('nothing') : shortBuild(name));
  const market = (id: string | null) =>
    id === null ? t('everywhere') : marketName(id, locale, t('international'));
  const remote = 'remote' in change ? context.product(change.remote) : '';
  switch (change.kind) {
    case 'live':
      if (change.from === null) return [t('change.first', { remote, build: build(change.to) })];
      return [t('change.live', { remote, from: build(change.from), to: build(change.to) })];
    case 'canary':
      return [
        t('change.canary', {
          remote,
          market: market(change.market),
          share: shareWords(context, change.to),
        }),
      ];
    case 'pin':
      return [
        change.to === null
          ? t('change.unpinned', { remote, market: market(change.market) })
          : t('change.pinned', {
              remote,
              market: market(change.market),
              build: build(change.to),
            }),
      ];
    case 'toggle':
      return [t(`change.${change.position}`, { remote, market: market(change.market) })];
    case 'planned':
    case 'unplanned': {
      const names = { remote, market: market(change.market) };
      const at = formatMoment(Date.parse(change.at), tag);
      const what = t(`position.${change.position}`);
      return [t(`change.${change.kind}`, { ...names, at, what })];
    }
    case 'settings':
      return settingsWords(context, market(change.market), change.from, change.to);
    default:
      return change satisfies never;
  }
}
