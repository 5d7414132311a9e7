import type { Money } from '@travesia/domain';
import { FLEXIBLE_DAYS } from '@travesia/domain';
import { formatAge, formatDateRange, formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import type { DayFare } from '../hooks/use-fare-days.ts';
import { searchOn } from '../model/days-around.ts';
import { savingOf } from '../model/saving.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

const MINUTE_MS = 60_000;

export type CheapestDatesProps = {
  search: FlightSearch;
  /** Without the searched day. */
  days: readonly DayFare[];
  /** Of the searched day. */
  lowest: Money | null;
  isSettled: boolean;
  withBag: boolean;
  addressOf: (search: FlightSearch) => string;
};

/** What flexible dates save: the cheapest of the days around whose price is known. */
export function CheapestDates({ search, days, lowest, isSettled, withBag, addressOf }: CheapestDatesProps) {
  const { t, locale, tag } = useText(fareDaysTexts);
  const money = useShownMoney();
  if (!isSettled || days.some(({ state }) => state === 'loading')) return null;
  const priced = days
    .flatMap((day) => {
      const price = withBag ? day.withBagPrice : day.price;
      return price ? [{ day, price }] : [];
    })
    .toSorted((one, other) => one.price.amount - other.price.amount);
  const [cheapest] = priced;
  const saving = cheapest ? savingOf(cheapest.price, lowest) : null;
  const known = t(withBag ? 'flexible.knownWithBag' : 'flexible.known', {
    count: priced.length,
    total: days.length,
  });
  if (!cheapest || (saving && saving.kind !== 'saves')) {
    return (
      <p className={styles.usual}>
        {cheapest && `${t('flexible.none', { days: FLEXIBLE_DAYS })} `}
        {known}
      </p>
    );
  }
  const { departureDate, returnDate, ageMinutes } = cheapest.day;
  return (
    <p className={styles.usual}>
      {t('flexible.cheapest', { days: FLEXIBLE_DAYS })}{' '}
      <Link to={addressOf(searchOn(search, cheapest.day))}>
        {returnDate === null
          ? formatLocalDate(departureDate, tag, 'medium')
          : formatDateRange(departureDate, returnDate, tag, 'medium')}
      </Link>
      {', '}
      {money(cheapest.price)}
      {saving && (
        <>
          {', '}
          <strong className={styles.lowest}>
            {t('airports.saves', { price: money(saving.difference) })}
          </strong>
        </>
      )}{' '}
      ({t('seen', { age: formatAge(0, (ageMinutes ?? 0) * MINUTE_MS, locale) })}). {known}
    </p>
  );
}
