import { useMemo } from 'react';
import { AIRPORTS_AROUND_KM, type Money } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage, useSame } from '@travesia/page';
import { Button } from '@travesia/ui/button';
import { useKnownPlaces } from '../../search/hooks/use-known-places.ts';
import type { FlightSearch, PlacePair } from '../../search/model/flight-search.ts';
import { withDates } from '../../search/model/search-dates.ts';
import { useFareDays } from '../hooks/use-fare-days.ts';
import { useMissingChecked } from '../hooks/use-missing-checked.ts';
import { useOtherAirports } from '../hooks/use-other-airports.ts';
import type { OtherAirport } from '../model/other-airports.ts';
import { areAllWithBag } from '../model/same-basis.ts';
import { savingOf } from '../model/saving.ts';
import { fareDaysTexts } from '../texts.ts';
import { AirportFare } from './airport-fare.tsx';
import { FareDaysNotes } from './fare-days-notes.tsx';
import { MissingFares } from './missing-fares.tsx';
import styles from './fare-days.module.css';

export type NearbyFaresProps = {
  search: FlightSearch;
  /** The journey whose nearby airports are compared with it. */
  asked: PlacePair;
  /** The lowest total of the search itself; null while it is under way, or where it found nothing. */
  lowest: Money | null;
  lowestWithoutBag: Money | null;
  isSettled: boolean;
  withBag: boolean;
  addressOf: (search: FlightSearch) => string;
};

const isSameJourney = (one: PlacePair, other: { from: string | null; to: string | null }) =>
  one.from === other.from && one.to === other.to;

/** What the journey costs from and to nearby airports, compared with the one that was asked for. */
export function NearbyFares({ asked: given, ...props }: NearbyFaresProps) {
  const { t } = useText(fareDaysTexts);
  const asked = useSame(given);
  const others = useOtherAirports(asked);
  const known = useKnownPlaces([asked.from, asked.to]);
  const nameOf = (code: string) => {
    const place = known[code];
    return place ? `${place.cityName} (${code})` : code;
  };
  const names = { from: nameOf(asked.from), to: nameOf(asked.to) };
  return (
    <section className={styles.nearby} aria-label={t('airports.title')}>
      {others.status === 'loading' && (
        <p role="status" className={styles.explain}>
          {t('airports.loading')}
        </p>
      )}
      {others.status === 'failed' && (
        <p role="status" className={styles.explain}>
          {t('airports.failed')}{' '}
          <Button variant="link" onClick={others.retry}>
            {t('again')}
          </Button>
        </p>
      )}
      {others.status === 'ready' && others.airports.length === 0 && (
        <p className={styles.explain}>{t('airports.none', { ...names, km: AIRPORTS_AROUND_KM })}</p>
      )}
      {others.status === 'ready' && others.airports.length > 0 && (
        <ComparedAirports {...props} asked={asked} airports={others.airports} names={names} />
      )}
    </section>
  );
}

type ComparedAirportsProps = NearbyFaresProps & {
  airports: readonly OtherAirport[];
  /** Of the asked places. */
  names: PlacePair;
};

function ComparedAirports({ search, asked, airports, names, ...props }: ComparedAirportsProps) {
  const { lowest, lowestWithoutBag, isSettled, withBag, addressOf } = props;
  const { t } = useText(fareDaysTexts);
  const { today } = useRemotePage();
  const { departureDate, returnDate } = withDates(search, today);
  const days = useMemo(
    () => [asked, ...airports].map(({ from, to }) => ({ departureDate, returnDate, from, to })),
    [asked, airports, departureDate, returnDate],
  );
  const fares = useFareDays({ ...search, ...asked }, days);
  const missing = days.filter((day) => !isSameJourney(day, search));
  useMissingChecked(fares, missing, true);
  const hasBags = withBag && areAllWithBag(missing.map(fares.dayOf));

  const shown = [null, ...airports].map((airport) => {
    const pair = airport ?? asked;
    const isCurrent = isSameJourney(pair, search);
    const fare = fares.dayOf({ departureDate, returnDate, from: pair.from, to: pair.to });
    const own = hasBags ? lowest : lowestWithoutBag;
    const compared = isCurrent ? own : hasBags ? fare.withBagPrice : fare.price;
    return { airport, pair, isCurrent, fare, compared };
  });
  const current = airports.find((airport) => isSameJourney(airport, search));
  return (
    <>
      <h2 className={styles.heading}>{t('airports.title')}</h2>
      {current && (
        <p className={styles.instead}>
          {t(`airports.instead.${current.end}`, {
            airport: `${current.airport.name} (${current.airport.airportCode})`,
            km: Math.round(current.airport.distanceKm),
            place: names[current.end],
          })}
        </p>
      )}
      <ul role="list" className={styles.airports}>
        {shown
          // The strip above has the price of the journey as it was asked for.
          .filter(({ airport, isCurrent }) => airport !== null || !isCurrent)
          .map(({ airport, pair, isCurrent, fare, compared }) => (
            <li key={`${pair.from}-${pair.to}`}>
              <AirportFare
                airport={airport}
                names={names}
                isReturn={returnDate !== null}
                fare={fare}
                price={compared}
                saving={airport ? savingOf(compared, shown[0]?.compared ?? null) : null}
                isCurrent={isCurrent}
                isSettled={isSettled}
                withBag={hasBags}
                to={addressOf({ ...search, from: pair.from, to: pair.to })}
              />
            </li>
          ))}
      </ul>
      {withBag && !hasBags && <p className={styles.explain}>{t('withoutBags')}</p>}
      <FareDaysNotes fares={fares} days={missing} />
      <MissingFares fares={fares} days={missing.map(fares.dayOf)}>
        <p className={styles.explain}>{t('airports.explain')}</p>
      </MissingFares>
    </>
  );
}
