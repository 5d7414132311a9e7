import type { ContentRoute } from '@travesia/contracts';
import { formatDateRange, formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { LazyScene } from '@travesia/ui/scene';
import { ageInDays } from '../../../page/age-in-days.ts';
import { sceneOfPlace } from '../../../page/scene-of-place.ts';
import { searchAddress } from '../../../page/search-address.ts';
import { contentTexts } from '../../../texts.ts';
import { useDestinations } from '../api/use-destinations.ts';
import styles from './home-destinations.module.css';

function Destination({ route }: { route: ContentRoute }) {
  const { t } = useText(contentTexts);
  const { locale, today } = useRemotePage();
  const money = useShownMoney();
  const { to, fare } = route;
  return (
    <li className={styles.destination}>
      <LazyScene kind={sceneOfPlace(to.code)} seed={to.code} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.city}>
          <Link to={searchAddress(route)}>{to.cityName}</Link>
        </h3>
        {fare ? (
          <>
            <p className={styles.price}>{t('destinations.fare', { price: money(fare.price) })}</p>
            <p className={styles.soft}>
              {fare.returnDate
                ? formatDateRange(fare.departureDate, fare.returnDate, locale)
                : formatLocalDate(fare.departureDate, locale, 'dated')}
              {' · '}
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
  const { countryCode, market } = usePlatform();
  const routes = useDestinations(countryCode ?? (market.id === 'intl' ? '' : market.id));
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
      {routes.some(({ fare }) => fare) && <p className={styles.soft}>{t('destinations.note')}</p>}
    </section>
  );
}
