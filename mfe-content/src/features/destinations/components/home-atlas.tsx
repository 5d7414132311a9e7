import type { ContentRoute } from '@travesia/contracts';
import { useShownMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { AtlasMap, greatCircle, project } from '@travesia/ui/atlas-map';
import { useFareWords } from '../../../page/fare-words.ts';
import { searchAddress } from '../../../page/search-address.ts';
import { contentTexts } from '../../../texts.ts';
import { useHomeRoutes } from '../api/use-destinations.ts';
import { MAP_HEIGHT, MAP_WIDTH, SCALE, viewAtlas } from '../model/place-labels.ts';
import styles from './home-atlas.module.css';

const ARC_STEPS = 24;
const NAME_PX = 10;
/** The strip of phones: how much of it is seen, in pixels, and where its two places are. */
const STRIP = { scale: 0.62, widthPx: 1200, heightPx: 230, middlePx: 112 };

const arcOf = ({ from, to }: ContentRoute) =>
  `M${greatCircle(from, to, ARC_STEPS)
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;

/**
 * The map behind the home: the visitor's city, where people fly from it and the prices they found. Its links and
 * lines need no script; the list of destinations says the same in words, so the strip of a phone is an ornament.
 */
export function HomeAtlas() {
  const { t } = useText(contentTexts);
  const money = useShownMoney();
  const { tripOf } = useFareWords();
  const routes = useHomeRoutes();
  const [first, ...others] = routes;
  if (!first) return null;
  const origin = project(first.from);
  const priceOf = (fare: NonNullable<ContentRoute['fare']>) =>
    `${money(fare.price)} ${fare.returnDate ? '⇄' : '→'}`;
  const textOf = ({ to, fare }: ContentRoute) => (fare ? `${to.cityName} ${priceOf(fare)}` : to.cityName);
  const { corner, labels } = viewAtlas([first, ...others], textOf);
  const chosen = labels[0]?.route ?? first;
  const end = project(chosen.to);
  const [width, height] = [STRIP.widthPx / STRIP.scale, STRIP.heightPx / STRIP.scale];
  const stripCorner = {
    x: Math.round((origin.x + end.x) / 2 - width / 2),
    y: Math.round((origin.y + end.y) / 2 - STRIP.middlePx / STRIP.scale),
  };

  return (
    <>
      <AtlasMap
        className={styles.strip}
        from={stripCorner}
        width={width}
        height={height}
        scale={STRIP.scale}
        withNight
      >
        <g aria-hidden="true">
          <path className={styles.line} d={arcOf(chosen)} pathLength="1" />
          <circle className={styles.origin} cx={origin.x} cy={origin.y} r="8" />
          <circle className={styles.dot} cx={end.x} cy={end.y} r="6" />
        </g>
      </AtlasMap>
      <AtlasMap
        className={styles.wide}
        from={corner}
        width={MAP_WIDTH}
        height={MAP_HEIGHT}
        scale={SCALE}
        withNight
      >
        <g role="list" aria-label={t('atlas.label', { city: first.from.cityName })}>
          {labels.map(({ route, at, side }) => (
            <g key={route.to.code} role="listitem">
              <Link
                to={searchAddress(route)}
                className={styles.place}
                data-chosen={route === chosen || undefined}
                aria-label={
                  route.fare
                    ? `${route.to.cityName} ${money(route.fare.price)}, ${tripOf(route.fare)}`
                    : undefined
                }
              >
                <path className={styles.line} d={arcOf(route)} pathLength="1" />
                <circle className={styles.reach} cx={at.x} cy={at.y} r="12" />
                <circle className={styles.dot} cx={at.x} cy={at.y} r="3.5" />
                <text
                  className={styles.name}
                  x={at.x + (side === 'start' ? NAME_PX : -NAME_PX)}
                  y={at.y + 4}
                  textAnchor={side}
                >
                  {route.to.cityName}
                  {route.fare && <tspan className={styles.price}> {priceOf(route.fare)}</tspan>}
                </text>
              </Link>
            </g>
          ))}
        </g>
        <g aria-hidden="true">
          <circle className={styles.origin} cx={origin.x} cy={origin.y} r="5" />
          <text className={styles.from} x={origin.x + NAME_PX} y={origin.y + 4}>
            {first.from.cityName}
          </text>
        </g>
      </AtlasMap>
    </>
  );
}
