import type { ConfirmedBooking } from '@travesia/contracts';
import { formatLocalDate, formatMoney, useText } from '@travesia/i18n';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';
import styles from './confirmation.module.css';

/** Who travels, with masked documents and the bags that were added (S-47, L-04). */
export function TravellerList({ booking }: { booking: ConfirmedBooking }) {
  const { t, locale } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const { market } = useVisitorContext();
  const day = (date: string) => formatLocalDate(date, locale, 'numeric');
  return (
    <ul className={styles.travellers}>
      {booking.travellers.map((traveller) => {
        const { documentMask, passportIssuanceDate: from, passportExpiryDate: to } = traveller;
        const bags = booking.additionalServices.baggages.filter((bag) => bag.travellerId === traveller.id);
        return (
          <li key={traveller.id}>
            <b>{[traveller.firstName, traveller.middleName, traveller.lastName].filter(Boolean).join(' ')}</b>
            {documentMask && (
              <span className={styles.soft}>
                {t('confirmed.document', { mask: documentMask })}
                {from && to && `, ${t('confirmed.documentDates', { from: day(from), to: day(to) })}`}
              </span>
            )}
            {bags.map((bag) => (
              <span key={bag.journeyType} className={styles.soft}>
                {t('confirmed.bags')}: {words.t(`baggage.${bag.journeyType}`)},{' '}
                {words.t('baggage.checkedBags', { count: bag.quantity })},{' '}
                {formatMoney(bag.amount, { locale, numberLocale: market.numberLocale[locale] })}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
