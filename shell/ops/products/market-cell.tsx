import type { OpsCell } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { mayInMarket } from '../session/may.ts';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { shortBuild } from '../words/names.ts';
import { marketName } from '../../staff/market-name.ts';
import styles from './products.module.css';

export type MarketCellProps = {
  remote: string;
  /** What everybody gets: only what differs from it is named. */
  live: string | null;
  cell: OpsCell;
  onChoose: () => void;
};

/** One product in one market: on or off, which build, how it does. */
export function MarketCell({ remote, live, cell, onChoose }: MarketCellProps) {
  const { t, locale, tag } = useText(opsTexts);
  const { operator } = useOps();
  const { market, state, build, pin, canary, isOwnCanary, planned, health } = cell;
  const { views, faults } = health;
  const isOpen = build !== null && mayInMarket(operator, remote, market);
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      data-health={health.state}
      disabled={!isOpen}
      onClick={onChoose}
    >
      <span className={styles.market}>{marketName(market, locale, t('international'))}</span>
      <span className={styles.state}>{t(`state.${state}`)}</span>
      {state !== 'absent' && (
        <>
          {(pin || build !== live) && (
            <span className={styles.build}>
              <code>{build ? shortBuild(build) : t('nothing')}</code> {pin && t('cell.pinned')}
            </span>
          )}
          {canary && isOwnCanary && (
            <span className={styles.trial}>
              {t('share', { percent: canary.percent, build: shortBuild(canary.build) })}
            </span>
          )}
          <span className={styles.health} title={t(`healthOf.${health.state}`, { views, faults })}>
            {t(`health.${health.state}`)}
          </span>
        </>
      )}
      {planned.map(({ position, at }) => (
        <span key={at}>
          {t('cell.planned', { what: t(`position.${position}`), at: formatMoment(Date.parse(at), tag) })}
        </span>
      ))}
    </button>
  );
}
