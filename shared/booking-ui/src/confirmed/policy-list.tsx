import { useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { DataList } from '@travesia/ui/data-list';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './confirmed.module.css';

/** What may be changed or given back. */
export function PolicyList({ policies }: { policies: ConfirmedBooking['policies'] }) {
  const { t } = useText(bookingTexts);
  if (policies.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{t('confirmed.policies')}</h2>
      <DataList
        look="stacked"
        rows={policies.map(({ code, title, text }) => ({ key: code, term: title, value: text }))}
      />
    </section>
  );
}
