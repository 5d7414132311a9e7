import type { ChangeQuote, ConfirmedBooking } from '@travesia/contracts';
import { CarriedBags, OrderSections } from '@travesia/booking-ui/itinerary';
import { dateOf, fullName } from '@travesia/domain';
import { formatClock, useMoney, useText } from '@travesia/i18n';
import { DataList } from '@travesia/ui/data-list';
import { Notice } from '@travesia/ui/notice';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { useChangeTotal } from './use-change-total.ts';

/** The trip as it would be, and its price: penalty and difference, by traveller and in total. */
export function ChangeSummary({ quote, booking }: { quote: ChangeQuote; booking: ConfirmedBooking }) {
  const { t, tag } = useText(openedTexts);
  const money = useMoney();
  const totalOf = useChangeTotal();
  const { total, penalty, difference, travellers, previous } = quote;
  const isBack = total.amount < 0;
  const carriedBags = booking.additionalServices.baggages.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {previous && (
        <Notice tone="attention" announce="assertive">
          {t('after.changing.priceChanged', { old: totalOf(previous), new: totalOf(total) })}
        </Notice>
      )}
      <section>
        <h3>{t('after.changing.after')}</h3>
        <OrderSections sections={quote.sections} />
        <CarriedBags count={carriedBags} />
        <LostSeats quote={quote} booking={booking} />
      </section>
      <DataList
        rows={[
          { key: 'penalty', term: t('after.changing.penalty'), value: money(penalty) },
          { key: 'difference', term: t('after.changing.difference'), value: money(difference) },
          ...(travellers.length > 1
            ? travellers.map((each, index) => ({
                key: `traveller-${index}`,
                term: t('after.changing.each', { name: each.name }),
                value: totalOf(each.total),
              }))
            : []),
          {
            key: 'total',
            term: t(isBack ? 'after.changing.totalBack' : 'after.changing.total'),
            value: money({ ...total, amount: Math.abs(total.amount) }),
            strong: true,
          },
        ]}
      />
      <p className={styles.soft}>
        {isBack && `${t('after.changing.card', { card: quote.paidWith })} `}
        {t('after.changing.until', { time: formatClock(Date.parse(quote.expiresAt), tag) })}
      </p>
    </>
  );
}

/** Seats of the flights that are replaced: an airline moves bags to the new flights, but no seats (M-05). */
function LostSeats({ quote, booking }: { quote: ChangeQuote; booking: ConfirmedBooking }) {
  const { t } = useText(openedTexts);
  const money = useMoney();
  const flown = quote.sections.flatMap((section) =>
    section.kind === 'journey'
      ? section.segments.map(
          ({ carrierCode, flightNumber, departureAt }) =>
            `${carrierCode} ${flightNumber} ${dateOf(departureAt)}`,
        )
      : [],
  );
  const lost = (booking.additionalServices.seats ?? []).filter(
    ({ flight, departureAt }) => !flown.includes(`${flight} ${dateOf(departureAt)}`),
  );
  if (lost.length === 0) return null;
  return (
    <Notice tone="attention">
      <ul>
        {lost.map(({ travellerId, designator, flight, amount }) => {
          const traveller = booking.travellers.find(({ id }) => id === travellerId);
          const seat = { name: traveller ? fullName(traveller) : '', seat: designator, flight };
          return (
            <li key={`${flight} ${designator}`}>
              {amount
                ? t('after.changing.lostSeatPaid', { ...seat, amount: money(amount) })
                : t('after.changing.lostSeat', seat)}
            </li>
          );
        })}
      </ul>
      {t('after.changing.lostSeats')}
    </Notice>
  );
}
