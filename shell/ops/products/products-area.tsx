import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { useOverview } from '../api/queries.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { opsTexts } from '../texts.ts';
import { RemoteCard } from './remote-card.tsx';
import styles from './products.module.css';

interface Chosen {
  readonly remote: string;
  readonly market: string | null;
}

/** Every product in every market, and the dialog that changes one. */
export function ProductsArea() {
  const { t } = useText(opsTexts);
  const { data: overview, error, refetch } = useOverview();
  const [chosen, setChosen] = useState<Chosen | null>(null);

  if (!overview) return error ? <FaultNotice fault={error} onRetry={() => void refetch()} /> : <Waiting />;
  const remote = overview.remotes.find(({ name }) => name === chosen?.remote);
  const cell = remote?.cells.find(({ market }) => market === chosen?.market) ?? null;
  return (
    <>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {overview.remotes.length === 0 && <Notice>{t('products.empty')}</Notice>}
      <div className={styles.remotes}>
        {overview.remotes.map((each) => (
          <RemoteCard
            key={each.name}
            remote={each}
            onChoose={(market) => setChosen({ remote: each.name, market })}
          />
        ))}
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
