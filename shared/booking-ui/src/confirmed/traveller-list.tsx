import { formatLocalDate, useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { changedTicketName, fullName, TRAVELLER_TYPES } from '@travesia/domain';
import { useBagsBought } from '../baggage/use-bags-bought.ts';
import { frameStyles } from '../frame/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { documentDates } from './document-dates.ts';
import styles from './confirmed.module.css';

type Traveller = ConfirmedBooking['travellers'][number];
type Words = typeof bookingTexts.tree;

/** Who travels, with masked documents (S-47), and the bags and seats of each. */
export function TravellerList({ booking }: { booking: ConfirmedBooking }) {
  const { t, tag } = useText(bookingTexts);
  const bagsBought = useBagsBought();

  function facts(traveller: Traveller): string[] {
    const date = (day: string) => formatLocalDate(day, tag, 'dated');
    const dates = documentDates(traveller, date, t);
    const { documentMask, mealPreference, specialAssistance, frequentFlyer } = traveller;
    const printed = booking.ticketing && changedTicketName(traveller);
    return [
      printed ? t('confirmed.ticketName', { name: printed }) : '',
      documentMask ? [t('confirmed.document', { mask: documentMask }), dates].filter(Boolean).join(', ') : '',
      frequentFlyer ? t('confirmed.frequentFlyer', frequentFlyer) : '',
      mealPreference && Object.hasOwn(bookingTexts.tree.meals, mealPreference)
        ? t(`meals.${mealPreference as keyof Words['meals']}`)
        : '',
      specialAssistance && Object.hasOwn(bookingTexts.tree.assistance, specialAssistance)
        ? t(`assistance.${specialAssistance as keyof Words['assistance']}`)
        : '',
      ...booking.additionalServices.baggages
        .filter(({ travellerId }) => travellerId === traveller.id)
        .map(bagsBought),
      ...(booking.additionalServices.seats ?? [])
        .filter(({ travellerId }) => travellerId === traveller.id)
        .map(({ designator, flight }) => t('confirmed.seat', { seat: designator, flight })),
    ].filter((fact) => fact !== '');
  }

  return (
    <section className={frameStyles.block}>
      <h2>{t('confirmed.travellers')}</h2>
      <ul className={styles.people}>
        {booking.travellers.map((traveller) => {
          const type = TRAVELLER_TYPES.find((known) => known === traveller.type);
          return (
            <li key={traveller.id}>
              <p className={styles.person}>
                {fullName(traveller)}
                {type && <span>{t(`travellers.type.${type}`)}</span>}
              </p>
              {facts(traveller).map((fact) => (
                <p key={fact} className={styles.soft}>
                  {fact}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
