import { useEffect, useState } from 'react';
import { loadAtlasRegion } from '@travesia/ui/atlas-regions';
import { VoyageMap } from '@travesia/ui/voyage-map';
import type { Cruise, CruiseDay, CruiseRegion } from '@travesia/contracts';
import { formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { cruiseTexts } from '../../../texts.ts';
import { dayKind, portStops } from '../model/port-stops.ts';
import styles from './voyage-plan.module.css';

/** Fetched once the page is there: the route is drawn without coasts until then. */
function useCoasts(region: CruiseRegion): string | null {
  const [coasts, setCoasts] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    loadAtlasRegion(region).then(
      (path) => {
        if (!isGone) setCoasts(path);
      },
      () => {
        // An ornament that does not come is not missed.
      },
    );
    return () => {
      isGone = true;
    };
  }, [region]);
  return coasts;
}

/** The way on a map and day by day, with the same numbers (C-03). */
export function VoyagePlan({ cruise }: { cruise: Cruise }) {
  const { t, tag } = useText(cruiseTexts);
  const coasts = useCoasts(cruise.region);
  const stops = portStops(cruise);

  const timesOf = (day: CruiseDay, isLast: boolean) => {
    const clock = (time: string | null) => (time ? formatLocalTime(time, tag) : '');
    return t(`plan.${dayKind(day, isLast)}`, {
      arrival: clock(day.arrival),
      departure: clock(day.departure),
    });
  };

  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t('plan.title')}</h2>
      <div className={styles.plan}>
        <VoyageMap
          className={styles.map}
          way={cruise.routemap.map(([longitude, latitude]) => ({ longitude, latitude }))}
          stops={stops.map(({ days, latitude, longitude }) => ({
            mark: String(days[0]),
            latitude,
            longitude,
          }))}
          coasts={coasts}
          title={t('plan.map', { route: cruise.portsRoute.join(', ') })}
        />
        <ol className={styles.days}>
          {cruise.itinerary.map((day, index) => (
            <li key={day.day} className={styles.day} data-sea={day.port === null || undefined}>
              <span className={styles.number} aria-hidden="true">
                {day.day}
              </span>
              <span className={styles.date}>
                {t('plan.day', { day: day.day, date: formatLocalDate(day.date, tag) })}
              </span>
              <span className={styles.port}>
                {day.port ? `${day.port}, ${day.country ?? ''}` : t('plan.atSea')}
              </span>
              <span className={styles.times}>{timesOf(day, index === cruise.itinerary.length - 1)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.note}>{t('plan.local')}</p>
    </section>
  );
}
