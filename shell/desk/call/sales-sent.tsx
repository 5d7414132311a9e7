import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './call.module.css';

/** Payment links that were sent lately, and what became of them. */
export function SalesSent({ onOpen }: { onOpen: (id: string, why: string) => void }) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const { data, error, refetch } = useQuery({ queryKey: ['sales'], queryFn: client.sales, gcTime: 0 });
  if (error) return <DeskFaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('sale.sales')}>
      <h2>{t('sale.sales')}</h2>
      <ul className={styles.list}>
        {data.map((sale) => (
          <li key={sale.id}>
            {[
              formatMoment(Date.parse(sale.at), tag),
              t(`sale.state.${sale.state}`),
              sale.total && formatMoney(sale.total, tag),
              sale.by,
            ]
              .filter(Boolean)
              .join(' · ')}{' '}
            {sale.reference !== null && (
              <Button variant="link" onClick={() => onOpen(sale.bookingId, t('sale.sales'))}>
                {t('sale.open', { reference: sale.reference })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
