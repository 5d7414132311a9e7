import { daysBetween } from '@travesia/domain';
import { formatAge, formatDateRange, formatLocalDate, useMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import type { ShownPlace } from '../hooks/use-explore.ts';
import { resultsOfPlace } from '../model/results-of-place.ts';
import { exploreTexts } from '../texts.ts';
import styles from './explore.module.css';

export type ExploredPlaceLineProps = {
  place: ShownPlace;
  /** City code of the origin. */
  from: string;
  isMarked: boolean;
  onMark: (code: string | null) => void;
  /** Null where nothing can be checked. */
  onCheck: (() => void) | null;
};

const MINUTE_MS = 60_000;
/** Older prices are marked: they may have changed. */
const AGED_MINUTES = 24 * 60;

/** A place in the list: where, when, how warm, for how much and how long ago. */
export function ExploredPlaceLine({ place, from, isMarked, onMark, onCheck }: ExploredPlaceLineProps) {
  const { t, locale, tag } = useText(exploreTexts);
  const money = useMoney();
  const { code, cityName, countryName, departureDate, returnDate, state, price, ageMinutes, highC } = place;
  const age = ageMinutes === null ? '' : formatAge(0, ageMinutes * MINUTE_MS, locale);
  const dates =
    returnDate === null
      ? formatLocalDate(departureDate, tag, 'dated')
      : formatDateRange(departureDate, returnDate, tag);
  const words = () => {
    if (price) return t('seen', { age });
    if (state === 'none') return t('none', { dates, age });
    return t(state === 'failed' ? 'failed' : 'unknown');
  };
  return (
    <li className={styles.place} data-marked={isMarked || undefined}>
      <div className={styles.where}>
        <h3>
          <Link
            to={resultsOfPlace(from, place)}
            onMouseEnter={() => onMark(code)}
            onMouseLeave={() => onMark(null)}
            onFocus={() => onMark(code)}
            onBlur={() => onMark(null)}
          >
            {cityName}
          </Link>
        </h3>
        <p className={styles.soft}>
          {countryName}
          {highC !== null && <> · {t('high', { degrees: highC })}</>}
        </p>
        {price && (
          <p className={styles.soft}>
            {dates} ·{' '}
            {returnDate === null
              ? t('oneWay')
              : t('nights', { count: daysBetween(departureDate, returnDate) })}
          </p>
        )}
      </div>
      <div className={styles.cost}>
        {price && <strong className={styles.price}>{money(price)}</strong>}
        {state !== 'checking' && (
          <span className={styles.age} data-aged={(price && (ageMinutes ?? 0) >= AGED_MINUTES) || undefined}>
            {words()}
          </span>
        )}
        {(onCheck || state === 'checking') && (
          <Button
            size="small"
            className={styles.check}
            pending={state === 'checking'}
            pendingText={t('checking')}
            onClick={() => onCheck?.()}
          >
            {t(price || state === 'failed' ? 'again' : 'check')}
            <VisuallyHidden>: {cityName}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
