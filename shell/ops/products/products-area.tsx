import { useId, useState } from 'react';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { useOverview } from '../api/queries.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { opsTexts } from '../texts.ts';
import { marketName } from '../../staff/market-name.ts';
import { NeedsList } from './needs-list.tsx';
import { RemoteRow } from './remote-row.tsx';
import styles from './products.module.css';

interface Chosen {
  readonly remote: string;
  readonly market: string | null;
}

/** Every product in every market, and the dialog that changes one. */
export function ProductsArea() {
  const { t, locale } = useText(opsTexts);
  const { data: overview, error, refetch } = useOverview();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const titleId = useId();

  if (!overview) return error ? <FaultNotice fault={error} onRetry={() => void refetch()} /> : <Waiting />;
  const remote = overview.remotes.find(({ name }) => name === chosen?.remote);
  const cell = remote?.cells.find(({ market }) => market === chosen?.market) ?? null;
  return (
    <>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {overview.remotes.length === 0 && <Notice>{t('products.empty')}</Notice>}
      <NeedsList overview={overview} />
      <div className={styles.products}>
        <section className={styles.matrix} aria-labelledby={titleId}>
          <h2 id={titleId}>{t('heading.products')}</h2>
          {/* Each button says its market itself: the heads are for eyes that go down a column. */}
          <div className={styles.markets} aria-hidden="true">
            {overview.remotes[0]?.cells.map(({ market }) => (
              <span key={market}>{marketName(market, locale, t('international'))}</span>
            ))}
          </div>
          {overview.remotes.map((each) => (
            <RemoteRow
              key={each.name}
              remote={each}
              onChoose={(market) => setChosen({ remote: each.name, market })}
            />
          ))}
        </section>
      </div>
      {remote && chosen && (
        <ChangeDialog
          key={`${chosen.remote}/${chosen.market}`}
          target={{ remote, cell }}
          sequence={overview.sequence}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
