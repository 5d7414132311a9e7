import { useLayoutEffect, useRef } from 'react';
import type { FareDay } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { wholePrice } from '@travesia/booking-ui/cell-price';
import { formatAge, formatLocalDate, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import type { DayFare } from '../hooks/use-fare-days.ts';
import { isAged } from '../model/ages.ts';
import { HEAT_WORDS, type Heat } from '../model/price-level.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

const MINUTE_MS = 60_000;

export type FareCellProps = {
  fare: DayFare;
  /** The total to show; null where none is known. */
  price: Money | null;
  heat: Heat | null;
  isLowest: boolean;
  isCurrent: boolean;
  /** The searched day: whether its flights are known. */
  isSettled: boolean;
  /** Prices are those with a checked bag. */
  withBag: boolean;
  /** Nothing can be checked now: a day without a price is searched for by opening it. */
  isBudgetUsedUp: boolean;
  /** The day above the price; a table has it in its headers. */
  heading?: string;
  to: string;
  onCheck: (day: FareDay) => void;
  tabIndex?: number;
};

/** One day: a link to its flights, or where nobody has searched it a button that has its price checked. */
export function FareCell(props: FareCellProps) {
  const {
    fare,
    price,
    heat,
    isLowest,
    isCurrent,
    isSettled,
    withBag,
    isBudgetUsedUp,
    heading,
    to,
    onCheck,
    ...rest
  } = props;
  const { t, locale } = useText(fareDaysTexts);
  const money = useShownMoney();
  const format = usePriceFormat();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const { state } = fare;
  const canCheck = state === 'unknown' || state === 'old' || state === 'failed';
  const isButton = !isCurrent && ((canCheck && !isBudgetUsedUp) || state === 'checking');

  useLayoutEffect(() => {
    if (isButton || !wasPressed.current) return;
    wasPressed.current = false;
    // The button that was pressed has become a link, and with it the focus.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isButton]);

  const age = fare.ageMinutes === null ? '' : formatAge(0, fare.ageMinutes * MINUTE_MS, locale);
  const day = [fare.departureDate, fare.returnDate]
    .flatMap((date) => (date === null ? [] : [formatLocalDate(date, locale, 'medium')]))
    .join(' – ');
  const main = () => {
    if (price && heading) return money(price);
    // A table has room for little; the whole price is read aloud.
    if (price) return <span aria-hidden="true">{wholePrice(price, format)}</span>;
    if (isCurrent && isSettled) return t(withBag ? 'noBag' : 'none');
    if (isCurrent || state === 'loading') return '…';
    if (state === 'seen') return t(withBag ? 'noBag' : 'open');
    if (state === 'none') return t('none');
    if (state === 'checking') return t('checking');
    return t(isBudgetUsedUp ? 'open' : state === 'failed' ? 'again' : 'check');
  };
  const note = () => {
    if (isCurrent) return t('current');
    if (state === 'unknown') return t('unknown');
    if (state === 'failed') return t('failed');
    if (state === 'old') return t('old', { age });
    return age;
  };
  const content = (
    <>
      {heading && <span className={styles.name}>{heading} </span>}
      <span className={styles.price}>{main()} </span>
      {isLowest && <span className={styles.lowest}>{t('lowest')} </span>}
      {heading && <span className={styles.note}>{note()} </span>}
      <VisuallyHidden>
        {[
          !heading && price && money(price),
          !heading && note(),
          heat && !isLowest && t(`level.${HEAT_WORDS[heat]}`),
          (!heading || fare.returnDate) && day,
        ]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </>
  );

  if (isButton) {
    return (
      <button
        {...rest}
        type="button"
        className={styles.check}
        aria-disabled={state === 'checking' || undefined}
        onClick={() => {
          if (state === 'checking') return;
          wasPressed.current = true;
          onCheck({ departureDate: fare.departureDate, returnDate: fare.returnDate });
        }}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      {...rest}
      ref={link}
      to={to}
      className={styles.open}
      data-heat={heat ?? undefined}
      data-aged={(price && !isCurrent && isAged(fare)) || undefined}
      aria-current={isCurrent ? 'date' : undefined}
    >
      {content}
    </Link>
  );
}
