import type { ContentRoute } from '@travesia/contracts';
import { useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { ArrowRightIcon } from '@travesia/ui/icon';
import { contentTexts } from '../../../texts.ts';
import { ageInDays } from '../../../page/age-in-days.ts';
import { useFareWords } from '../../../page/fare-words.ts';
import { searchAddress } from '../../../page/search-address.ts';
import styles from './routes.module.css';

function RouteLine({ route }: { route: ContentRoute }) {
  const { t } = useText(contentTexts);
  const { locale, today } = useRemotePage();
  const money = useShownMoney();
  const { daysOf } = useFareWords();
  const { from, to, fare } = route;
  return (
    <li>
      <Link to={searchAddress(route)} className={styles.route}>
        <span className={styles.places}>
          {from.cityName} <ArrowRightIcon role="img" aria-label={t('routes.to')} /> {to.cityName}
        </span>
        {fare ? (
          <>
            <span className={styles.price}>{t('routes.from', { price: money(fare.price) })}</span>
            <span className={styles.soft}>{daysOf(fare)}</span>
            <span className={styles.soft}>
              {t('routes.seen', { age: ageInDays(fare.seenOn, today, locale) })}
            </span>
          </>
        ) : (
          <span className={styles.soft}>{t('routes.search')}</span>
        )}
      </Link>
    </li>
  );
}

/** Where one could fly, with the cheapest fare that somebody's search has found and how old it is. */
export function Routes({ routes }: { routes: readonly ContentRoute[] }) {
  const { t } = useText(contentTexts);
  if (routes.length === 0) return null;
  const hasFares = routes.some(({ fare }) => fare !== null);
  return (
    <section className={styles.routes}>
      <h2>{t('routes.title')}</h2>
      <ul>
        {routes.map((route) => (
          <RouteLine key={`${route.from.code}-${route.to.code}`} route={route} />
        ))}
      </ul>
      <p className={styles.note}>{t(hasFares ? 'routes.note' : 'routes.noFares')}</p>
    </section>
  );
}
