import { wholePrice } from '@travesia/booking-ui/cell-price';
import { formatLocalDate, usePriceFormat, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { useFareWords, type ShownFare } from '../hooks/use-fare-words.ts';
import { isAged } from '../model/ages.ts';
import { HEAT_WORDS, type PriceLevel } from '../model/price-level.ts';
import { STATE_SIGNS } from '../model/state-signs.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

export type FareCellProps = PriceLevel &
  ShownFare & {
    /** The day above the price; a table has it in its headers. */
    heading?: string;
    to: string;
    tabIndex?: number;
  };

/** The currency goes below the amount where both are wider than a day. */
const breakable = (price: string) => price.replaceAll('\u00A0', ' ');

/** One day: a link to its flights, with the price that was seen. */
export function FareCell({ heat, isLowest, heading, to, tabIndex, ...shown }: FareCellProps) {
  const { fare, price, isCurrent, isSettled } = shown;
  const { t, tag } = useText(fareDaysTexts);
  const { words, note } = useFareWords(shown);
  const format = usePriceFormat();
  const { state } = fare;

  const day = [fare.departureDate, fare.returnDate]
    .flatMap((date) => (date === null ? [] : [formatLocalDate(date, tag, 'medium')]))
    .join(' – ');
  // Where no price is known the note says it, once.
  const isOpenOnly = !price && !isCurrent && ['unknown', 'failed', 'old'].includes(state);
  // A table has room for little; the words are read aloud.
  const inTable = () => {
    if (price) return wholePrice(price, format);
    return isCurrent && !isSettled ? STATE_SIGNS.checking : STATE_SIGNS[isCurrent ? 'none' : state] || '–';
  };
  return (
    <Link
      to={to}
      tabIndex={tabIndex}
      className={styles.open}
      data-heat={heat ?? undefined}
      data-lowest={isLowest || undefined}
      data-aged={(price && !isCurrent && isAged(fare)) || undefined}
      aria-current={isCurrent ? 'date' : undefined}
    >
      {heading ? (
        <>
          <span className={styles.name}>{heading} </span>
          {isOpenOnly ? (
            <VisuallyHidden>{words} </VisuallyHidden>
          ) : (
            <span className={price ? styles.price : styles.note}>{breakable(words)} </span>
          )}
        </>
      ) : (
        <span className={styles.price} aria-hidden="true">
          {inTable()}
        </span>
      )}
      <span className={styles.note}>
        {isLowest && <span className={styles.lowest}>{t('lowest')} </span>}
        {heading && (isCurrent ? <VisuallyHidden>{note} </VisuallyHidden> : <span>{note} </span>)}
      </span>
      <VisuallyHidden>
        {[
          !heading && words,
          !heading && note,
          heat && !isLowest && t(`level.${HEAT_WORDS[heat]}`),
          (!heading || fare.returnDate) && day,
        ]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </Link>
  );
}
