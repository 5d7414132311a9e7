import { useMemo } from 'react';
import { formatAge, useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { AtlasMap, greatCircle } from '@travesia/ui/atlas-map';
import { freeSides, mapView } from '@travesia/ui/map-view';
import type { ShownPlace } from '../hooks/use-explore.ts';
import { resultsOfPlace } from '../model/results-of-place.ts';
import { exploreTexts } from '../texts.ts';
import styles from './explore-map.module.css';

export type ExploreMapProps = {
  from: { code: string; cityName: string; latitude: number; longitude: number };
  places: readonly ShownPlace[];
  /** The place that the list or the map points at. */
  marked: string | null;
  onMark: (code: string | null) => void;
};

const MINUTE_MS = 60_000;
const ARC_STEPS = 24;
/** Widths of the map, in rem, from which words stand on it; those of the stylesheet. */
const NARROW_REM = 18;
const WIDE_REM = 36;

/**
 * The places on the coasts around them. Words of as many as have room are links, the cheapest first; every place is
 * a dot, and a line of the list beside it.
 */
export function ExploreMap({ from, places, marked, onMark }: ExploreMapProps) {
  const { t, locale } = useText(exploreTexts);
  const money = useShownMoney();
  const view = useMemo(() => mapView(from, places), [from, places]);
  const { corner, width, height, pointOf } = view;
  const textOf = ({ cityName, price }: ShownPlace) => (price ? `${cityName} ${money(price)}` : cityName);
  const texts = places.map((place) => ({ ...place, text: textOf(place) }));
  const narrow = freeSides(texts, view, NARROW_REM);
  const wide = freeSides(texts, view, WIDE_REM);
  const chosen = places.find(({ code }) => code === marked);
  const dots = (some: readonly Parameters<typeof pointOf>[0][]) =>
    some.map((place) => `M${pointOf(place).x.toFixed(1)} ${pointOf(place).y.toFixed(1)}h0`).join('');
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const arc =
    chosen &&
    `M${greatCircle(from, chosen, ARC_STEPS)
      .map((step) => pointOf({ code: '', ...step }))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;

  return (
    <div className={styles.room}>
      <AtlasMap className={styles.map} from={corner} width={width} height={height}>
        <g aria-hidden="true">
          {arc && <path className={styles.line} d={arc} vectorEffect="non-scaling-stroke" />}
          <path className={styles.dots} d={dots(places)} vectorEffect="non-scaling-stroke" />
          <path className={styles.home} d={dots([from])} vectorEffect="non-scaling-stroke" />
          {chosen && <path className={styles.chosen} d={dots([chosen])} vectorEffect="non-scaling-stroke" />}
        </g>
      </AtlasMap>
      <ul className={styles.pins}>
        {texts.map(({ text, ...place }) => {
          const { code, price, ageMinutes } = place;
          const [inNarrow, inWide] = [narrow.get(code), wide.get(code)];
          if (!inNarrow && !inWide) return null;
          const point = pointOf(place);
          const age = ageMinutes === null ? '' : formatAge(0, ageMinutes * MINUTE_MS, locale);
          return (
            <li
              key={code}
              className={styles.pin}
              data-narrow={inNarrow ?? undefined}
              data-wide={inWide ?? undefined}
              style={{
                insetInlineStart: percent(point.x - corner.x, width),
                insetBlockStart: percent(point.y - corner.y, height),
              }}
            >
              <Link
                to={resultsOfPlace(from.code, place)}
                aria-label={price ? `${text}, ${t('seen', { age })}` : text}
                data-marked={marked === code || undefined}
                onMouseEnter={() => onMark(code)}
                onMouseLeave={() => onMark(null)}
                onFocus={() => onMark(code)}
                onBlur={() => onMark(null)}
              >
                {place.cityName}
                {price && <b> {money(price)}</b>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
