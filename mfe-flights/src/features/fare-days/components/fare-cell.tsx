import type { Money } from '@travesia/domain';
import { wholePrice } from '@travesia/booking-ui/cell-price';
import { formatAge, formatLocalDate, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import type { DayFare } from '../hooks/use-fare-days.ts';
import { isAged } from '../model/ages.ts';
import { HEAT_WORDS, type PriceLevel } from '../model/price-level.ts';
import { STATE_SIGNS, WITHOUT_BAG_SIGN } from '../model/state-signs.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

const MINUTE_MS = 60_000;

export type FareCellProps = PriceLevel & {
  fare: DayFare;
  /** The total to show; null where none is known. */
  price: Money | null;
  isCurrent: boolean;
  /** The searched day: whether its flights are known. */
  isSettled: boolean;
  /** Prices are asked for with a checked bag. */
  withBag: boolean;
  /** What a bag adds to this one is not known. */
  isWithoutBag: boolean;
  /** The day above the price; a table has it in its headers. */
  heading?: string;
  to: string;
  tabIndex?: number;
};

/** One day: a link to its flights, with the price that was seen. */
export function FareCell(props: FareCellProps) {
  const { fare, price, heat, isLowest, isCurrent, isSettled, withBag, isWithoutBag, heading, to, ...rest } =
    props;
  const { t, locale } = useText(fareDaysTexts);
  const money = useShownMoney();
  const format = usePriceFormat();
  const { state } = fare;

  const age = fare.ageMinutes === null ? '' : formatAge(0, fare.ageMinutes * MINUTE_MS, locale);
  const day = [fare.departureDate, fare.returnDate]
    .flatMap((date) => (date === null ? [] : [formatLocalDate(date, locale, 'medium')]))
    .join(' – ');
  const inWords = () => {
    if (price) return money(price);
    if (isCurrent && isSettled) return t(withBag ? 'noBag' : 'none');
    if (isCurrent || state === 'loading') return '…';
    return state === 'none' || state === 'checking' ? t(state) : t('open');
  };
  // A table has room for little; the words are read aloud.
  const inTable = () => {
    if (price) return `${wholePrice(price, format)}${isWithoutBag ? WITHOUT_BAG_SIGN : ''}`;
    return isCurrent && !isSettled ? STATE_SIGNS.checking : STATE_SIGNS[isCurrent ? 'none' : state] || '–';
  };
  const note = () => {
    if (isCurrent) return t('current');
    if (state === 'unknown' || state === 'failed') return t(state);
    if (state === 'old') return t('old', { age });
    return isWithoutBag ? `${t('withoutBag')} · ${age}` : age;
  };
  return (
    <Link
      {...rest}
      to={to}
      className={styles.open}
      data-heat={heat ?? undefined}
      data-lowest={isLowest || undefined}
      data-aged={(price && !isCurrent && isAged(fare)) || undefined}
      aria-current={isCurrent ? 'date' : undefined}
    >
      {heading ? (
        <>
          <span className={styles.name}>{heading} </span>
          <span className={styles.price}>{inWords()} </span>
        </>
      ) : (
        <span className={styles.price} aria-hidden="true">
          {inTable()}
        </span>
      )}
      <span className={styles.note}>
        {isLowest && <span className={styles.lowest}>{t('lowest')} </span>}
        {heading && <span>{note()} </span>}
      </span>
      <VisuallyHidden>
        {[
          !heading && inWords(),
          !heading && note(),
          heat && !isLowest && t(`level.${HEAT_WORDS[heat]}`),
          (!heading || fare.returnDate) && day,
        ]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </Link>
  );
}
