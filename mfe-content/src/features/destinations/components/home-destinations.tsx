import type { ContentRoute } from '@travesia/contracts';
import { useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { AtlasMap, project } from '@travesia/ui/atlas-map';
import { ageInDays } from '../../../page/age-in-days.ts';
import { useFareWords } from '../../../page/fare-words.ts';
import { searchAddress } from '../../../page/search-address.ts';
import { contentTexts } from '../../../texts.ts';
import { useHomeRoutes } from '../api/use-destinations.ts';
import styles from './home-destinations.module.css';

const SHOWN_MAX = 6;
/** A cut of 25 by 16 degrees at the equator: the coast around a city. */
const CUT = { width: 150, height: 96 };

function Destination({ route }: { route: ContentRoute }) {
  const { t } = useText(contentTexts);
  const { locale, today } = useRemotePage();
  const money = useShownMoney();
  const { daysOf, cheapestMonthsOf } = useFareWords();
  const { to, fare } = route;
  const months = fare && cheapestMonthsOf(fare);
  const { x, y } = project(to);
  return (
    <li className={styles.destination}>
      <AtlasMap
        className={styles.cut}
        from={{ x: x - CUT.width / 2, y: y - CUT.height / 2 }}
        width={CUT.width}
        height={CUT.height}
      >
        <circle aria-hidden="true" className={styles.dot} cx={x} cy={y} r="2" />
      </AtlasMap>
      <div className={styles.words}>
        <h3 className={styles.city}>
          <Link to={searchAddress(route)}>{to.cityName}</Link>
        </h3>
        {fare ? (
          <>
            <p className={styles.price}>{t('destinations.fare', { price: money(fare.price) })}</p>
            <p className={styles.soft}>{daysOf(fare)}</p>
            {months && <p className={styles.soft}>{t('destinations.months', { months })}</p>}
            <p className={styles.age} data-fresh={fare.seenOn === today || undefined}>
              {t('destinations.seen', { age: ageInDays(fare.seenOn, today, locale) })}
            </p>
          </>
        ) : (
          <p className={styles.soft}>{t('destinations.search')}</p>
        )}
      </div>
    </li>
  );
}

/** On the home: where people of the visitor's country fly, with prices that were really seen. Nothing, while none is known. */
export function HomeDestinations() {
  const { t } = useText(contentTexts);
  const routes = useHomeRoutes().slice(0, SHOWN_MAX);
  const [first] = routes;
  if (!first) return null;
  return (
    <section className={styles.destinations} aria-labelledby="home-destinations">
      <h2 id="home-destinations">{t('destinations.title', { city: first.from.cityName })}</h2>
      <ul className={styles.list}>
        {routes.map((route) => (
          <Destination key={route.to.code} route={route} />
        ))}
      </ul>
      <p>
        <Link to={`/vuelos/explorar?from=${first.from.code}`}>{t('destinations.explore')}</Link>
      </p>
      {routes.some(({ fare }) => fare) && <p className={styles.soft}>{t('destinations.note')}</p>}
    </section>
  );
}
