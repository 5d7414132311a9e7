import { useSyncExternalStore } from 'react';
import { ATLAS_OUTLINE } from '@travesia/ui/atlas-outline';
import { RouteArc, type RouteEnd } from '@travesia/ui/route-arc';
import type { Airport } from '@travesia/contracts';
import { keptFlightForm } from '../model/kept-forms.ts';
import styles from './home-route-drawing.module.css';

/** Before anything is chosen: over the ocean, as most who speak both languages of this site fly. */
const MADRID: RouteEnd = { latitude: 40.47, longitude: -3.57, label: 'MAD' };
const BOGOTA: RouteEnd = { latitude: 4.7, longitude: -74.15, label: 'BOG' };
const SHOWN_WIDTH_PX = 560;

const endOf = ({ location, airportCode }: Airport): RouteEnd => ({
  latitude: location.lat,
  longitude: location.lon,
  label: airportCode,
});

/** The line between the places in the form, over an outline of the world; drawn anew for each pair. */
export function HomeRouteDrawing() {
  const form = useSyncExternalStore(keptFlightForm.subscribe, keptFlightForm.getSnapshot);
  const [origin, destination] = [form?.origin.place, form?.destination.place];
  const [from, to] = origin && destination ? [endOf(origin), endOf(destination)] : [MADRID, BOGOTA];
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
