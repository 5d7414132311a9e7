import type { ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { DataList } from '@travesia/ui/data-list';
import { frameStyles } from '../frame/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './confirmed.module.css';

export type PolicyListProps = {
  booking: ConfirmedBooking;
  /** Where it is changed or given up; absent where the page itself offers that. */
  elsewhere?: {
    contactNumber: string;
    /** The link to the list of trips, as the page's own router makes links. */
    tripsLink: (words: string) => ReactNode;
  };
};

/** What may be changed or given back, and until when. */
export function PolicyList({ booking, elsewhere }: PolicyListProps) {
  const { t, rich } = useText(bookingTexts);
  const { policies, referenceId, status } = booking;
  return (
    <section className={frameStyles.block}>
      <h2>{t('confirmed.policies')}</h2>
      <DataList
        variant="stacked"
        rows={policies.map(({ code, title, text }) => ({ key: code, term: title, value: text }))}
      />
      {elsewhere && status !== 'cancelled' && (
        <p className={styles.soft}>
          {rich('confirmed.howToCancel', {
            trips: elsewhere.tripsLink(t('confirmed.trips')),
            phone: <a href={phoneLink(elsewhere.contactNumber)}>{elsewhere.contactNumber}</a>,
            reference: referenceId,
          })}
        </p>
      )}
    </section>
  );
}
