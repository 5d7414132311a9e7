import type { OpsRemote } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Card } from '@travesia/ui/layout';
import { mayEverywhere } from '../session/may.ts';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { shortBuild } from '../words/names.ts';
import { MarketCell } from './market-cell.tsx';
import styles from './products.module.css';

export type RemoteCardProps = { remote: OpsRemote; onChoose: (market: string | null) => void };

/** One product: the build for everybody, what is on trial, and every market. */
export function RemoteCard({ remote, onChoose }: RemoteCardProps) {
  const { t, locale, tag } = useText(opsTexts);
  const { operator } = useOps();
  const { name, menu, live, canary, builds, cells } = remote;
  const made = builds.find(({ build }) => build === live)?.createdAt;
  return (
    <Card as="section" className={styles.remote}>
      <div className={styles.head}>
        <h2>
          {name} {menu.length > 0 && <small>{menu.map((label) => inLocale(label, locale)).join(', ')}</small>}
        </h2>
        {mayEverywhere(operator, name) && builds.length > 1 && (
          <Button
            size="small"
            aria-label={t('products.moreOf', { remote: name })}
            onClick={() => onChoose(null)}
          >
            {t('products.more')}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('products.live')}</dt>
          <dd>
            <code>{live ? shortBuild(live) : t('nothing')}</code>
            {made && <span>{t('products.since', { moment: formatMoment(Date.parse(made), tag) })}</span>}
          </dd>
        </div>
        {canary && (
          <div>
            <dt>{t('products.trying')}</dt>
            <dd>{t('share', { percent: canary.percent, build: shortBuild(canary.build) })}</dd>
          </div>
        )}
      </dl>
      <ul className={styles.cells} aria-label={t('products.cells', { remote: name })}>
        {cells.map((cell) => (
          <li key={cell.market}>
            <MarketCell remote={name} cell={cell} onChoose={() => onChoose(cell.market)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
