import { useSyncExternalStore } from 'react';
import { ATLAS_OUTLINE } from '@travesia/ui/atlas-outline';
import { RouteArc, type RouteEnd } from '@travesia/ui/route-arc';
import { routeInMind, type RouteInMind } from '../model/route-in-mind.ts';
import styles from './home-route-drawing.module.css';

/** Before anything is chosen: over the ocean, as most who speak both languages of this site fly. */
const MADRID: RouteEnd = { latitude: 40.47, longitude: -3.57, label: 'MAD' };
const BOGOTA: RouteEnd = { latitude: 4.7, longitude: -74.15, label: 'BOG' };
const SHOWN_WIDTH_PX = 560;

const endOf = ({ location, airportCode }: RouteInMind['from']): RouteEnd => ({
  latitude: location.lat,
  longitude: location.lon,
  label: airportCode,
});

/** The line between the places in the form, over an outline of the world; drawn anew for each pair. */
export function HomeRouteDrawing() {
  const chosen = useSyncExternalStore(routeInMind.subscribe, routeInMind.getSnapshot);
  const [from, to] = chosen ? [endOf(chosen.from), endOf(chosen.to)] : [MADRID, BOGOTA];
  return (
    <div className={styles.frame}>
      <RouteArc
        key={`${from.label}-${to.label}`}
        from={from}
        to={to}
        outline={ATLAS_OUTLINE}
        shownWidth={SHOWN_WIDTH_PX}
        backdrop
        animated
      />
    </div>
  );
}
