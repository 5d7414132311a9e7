import { useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import type { PlacePair } from '../../search/model/flight-search.ts';
import { useFareWords, type ShownFare } from '../hooks/use-fare-words.ts';
import type { OtherAirport } from '../model/other-airports.ts';
import type { Saving } from '../model/saving.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

export type AirportFareProps = ShownFare & {
  /** Null: the journey as it was asked for. */
  airport: OtherAirport | null;
  /** Of the asked places. */
  names: PlacePair;
  isReturn: boolean;
  saving: Saving | null;
  to: string;
};

/** A nearby airport: where it is, what it costs and what that saves, and a link to its flights. */
export function AirportFare({ airport, names, isReturn, saving, to, ...shown }: AirportFareProps) {
  const { t } = useText(fareDaysTexts);
  const money = useShownMoney();
  const { words, note } = useFareWords(shown);
  const name = airport && `${airport.airport.name} (${airport.airport.airportCode})`;
  return (
    <Link to={to} className={styles.open} aria-current={shown.isCurrent ? 'true' : undefined}>
      <span className={styles.airport}>
        {airport
          ? t(isReturn ? `airports.${airport.end}Return` : `airports.${airport.end}`, { airport: name ?? '' })
          : t('airports.asked', { from: names.from, to: names.to })}{' '}
      </span>
      {airport && (
        <span className={styles.note}>
          {t('airports.distance', {
            km: Math.round(airport.airport.distanceKm),
            place: names[airport.end],
          })}{' '}
        </span>
      )}
      <span className={styles.price}>{words} </span>
      <span className={styles.note}>
        {saving && (
          <span className={saving.kind === 'saves' ? styles.lowest : undefined}>
            {t(`airports.${saving.kind}`, { price: money(saving.difference) })}
            {note && ' · '}
          </span>
        )}
        {note}
      </span>
    </Link>
  );
}
