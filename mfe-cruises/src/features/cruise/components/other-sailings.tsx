import type { Cruise } from '@travesia/contracts';
import { formatDateRange, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { startingPrice } from '../../../data/starting-price.ts';
import { cruiseTexts } from '../../../texts.ts';
import styles from './cruise-detail.module.css';

/** The same voyage on other days. */
export function OtherSailings({ cruise, cruises }: { cruise: Cruise; cruises: readonly Cruise[] }) {
  const { t, tag } = useText(cruiseTexts);
  const { today } = useRemotePage();
  const money = useMoney();
  const others = cruises.filter(
    ({ ship, title, slug, sailDate }) =>
      ship === cruise.ship && title === cruise.title && slug !== cruise.slug && sailDate >= today,
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-sailings">
      <h2 id="other-sailings">{t('cruise.others')}</h2>
      <ul className={styles.others}>
        {others.map((other) => {
          const price = startingPrice(other);
          return (
            <li key={other.slug}>
              <Link to={`/cruceros/${other.slug}`}>
                {formatDateRange(other.sailDate, other.returnDate, tag)}
              </Link>
              <span>{price ? t('price.fromInline', { price: money(price) }) : t('price.ask')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
