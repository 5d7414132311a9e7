import { useState } from 'react';
import type { Airport, NearbyAirport } from '@travesia/contracts';
import { NEARBY_RADIUS_KM } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Button } from '@travesia/ui/button';
import { PlaceIcon } from '@travesia/ui/icon';
import { findNearby, PlaceUnknown } from '../api/find-nearby.ts';
import { nearbyTexts } from '../texts.ts';
import styles from './nearby-airports.module.css';

const SHOWN = 4;

type NearbyAirportsProps = { onChoose: (place: Airport) => void };

type Nearby =
  | { readonly state: 'idle' | 'asking' | 'refused' | 'failed' }
  | { readonly state: 'found'; readonly airports: readonly NearbyAirport[] };

/** Where to leave from, for who does not mind saying where they are (F-11). */
function Nearby({ onChoose }: NearbyAirportsProps) {
  const { t } = useText(nearbyTexts);
  const { api } = useRemotePage();
  const [nearby, setNearby] = useState<Nearby>({ state: 'idle' });

  async function look() {
    setNearby({ state: 'asking' });
    try {
      setNearby({ state: 'found', airports: (await findNearby(api)).slice(0, SHOWN) });
    } catch (fault) {
      const isRefused = fault instanceof PlaceUnknown;
      if (!isRefused) console.warn('airports nearby did not come', fault);
      setNearby({ state: isRefused ? 'refused' : 'failed' });
    }
  }

  if (nearby.state === 'found' && nearby.airports.length > 0) {
    return (
      <div role="group" aria-label={t('found')}>
        <p className={styles.found} role="status">
          {t('found')}
        </p>
        <ul role="list" className={styles.airports}>
          {nearby.airports.map((airport) => (
            <li key={airport.airportCode}>
              <Button size="small" onClick={() => onChoose(airport)}>
                {t('airport', {
                  city: airport.cityName,
                  code: airport.airportCode,
                  km: Math.round(airport.distanceKm),
                })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const says = {
    idle: '',
    asking: t('asking'),
    refused: t('refused'),
    failed: t('failed'),
    found: t('none', { km: NEARBY_RADIUS_KM }),
  }[nearby.state];
  return (
    <div>
      <Button variant="link" pending={nearby.state === 'asking'} onClick={() => void look()}>
        <PlaceIcon />
        {t('use')}
      </Button>
      <p className={styles.says} role="status">
        {says}
      </p>
    </div>
  );
}

export function NearbyAirports(props: NearbyAirportsProps) {
  return 'geolocation' in navigator ? <Nearby {...props} /> : null;
}
