import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { useOverview } from '../api/queries.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { opsTexts } from '../texts.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';

/** What waits for a second person (O-10). */
export function ProposalsArea() {
  const { t } = useText(opsTexts);
  const { data: overview, error, refetch } = useOverview();
  const [fault, setFault] = useState<unknown>(null);
  if (!overview) return error ? <FaultNotice fault={error} onRetry={() => void refetch()} /> : <Waiting />;
  return (
    <>
      {/* Above the list: what it is about may be gone from it. */}
      {fault !== null && <FaultNotice fault={fault} />}
      {overview.proposals.length === 0 && <Notice>{t('proposals.empty')}</Notice>}
      <ol className={styles.list}>
        {overview.proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} onFault={setFault} />
          </li>
        ))}
      </ol>
    </>
  );
}
