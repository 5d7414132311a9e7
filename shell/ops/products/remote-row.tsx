import type { OpsRemote } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Tag } from '@travesia/ui/chip';
import { mayEverywhere } from '../session/may.ts';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { productName, shortBuild } from '../words/names.ts';
import { MarketCell } from './market-cell.tsx';
import styles from './products.module.css';

export type RemoteRowProps = { remote: OpsRemote; onChoose: (market: string | null) => void };

/** One product: the build for everybody, what is on trial, and every market. */
export function RemoteRow({ remote, onChoose }: RemoteRowProps) {
  const { t, locale, tag } = useText(opsTexts);
  const { operator } = useOps();
  const { name, live, canary, builds, cells } = remote;
  const product = productName(remote, locale);
  const made = builds.find(({ build }) => build === live)?.createdAt;
  return (
    <div className={styles.remote}>
      <div className={styles.product}>
        <h3>
          {product} {product !== name && <small>{name}</small>}
        </h3>
        <p className={styles.live}>
          {t('products.live')} <code>{live ? shortBuild(live) : t('nothing')}</code>
          {made && `, ${t('products.since', { moment: formatMoment(Date.parse(made), tag) })}`}
        </p>
        {canary && (
          <Tag tone="attention">
            {t('products.trying')}: {t('share', { percent: canary.percent, build: shortBuild(canary.build) })}
          </Tag>
        )}
        {mayEverywhere(operator, name) && builds.length > 1 && (
          <Button
            variant="link"
            aria-label={t('products.moreOf', { remote: name })}
            onClick={() => onChoose(null)}
          >
            {t('products.more')}
          </Button>
        )}
      </div>
      <ul className={styles.cells} aria-label={t('products.cells', { remote: name })}>
        {cells.map((cell) => (
          <li key={cell.market}>
            <MarketCell remote={name} live={live} cell={cell} onChoose={() => onChoose(cell.market)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
