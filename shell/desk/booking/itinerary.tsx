import type { ConfirmedBooking } from '@travesia/contracts';
import { OrderSections } from '@travesia/booking-ui/itinerary';
import { fullName } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { DataList } from '@travesia/ui/data-list';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

export type ItineraryProps = { shown: ConfirmedBooking | null };

/** What is bought and by which rules, as the traveller reads it. */
export function Itinerary({ shown }: ItineraryProps) {
  const { t } = useText(deskTexts);
  return (
    <section className={styles.section} aria-label={t('booking.itinerary')}>
      <h2>{t('booking.itinerary')}</h2>
      {shown ? <Bought shown={shown} /> : <p>{t('booking.nothingBought')}</p>}
    </section>
  );
}

function Bought({
  shown: { sections, policies, travellers, additionalServices },
}: {
  shown: ConfirmedBooking;
}) {
  function travellerName(travellerId: string): string {
    const traveller = travellers.find(({ id }) => id === travellerId);
    return traveller ? fullName(traveller) : '';
  }
  return (
    <div className={styles.bought}>
      <OrderSections
        isUnfolded
        sections={sections}
        addedBags={{ bags: additionalServices.baggages, travellerName }}
      />
      <DataList
        variant="stacked"
        rows={policies.map(({ code, title, text }) => ({ key: code, term: title, value: text }))}
      />
    </div>
  );
}
