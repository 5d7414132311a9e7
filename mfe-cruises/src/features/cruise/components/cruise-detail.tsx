import { PageWidth } from '@travesia/ui/page-width';
import { PhotoFigure } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import { DataList } from '@travesia/ui/data-list';
import type { Cruise } from '@travesia/contracts';
import { formatDateRange, formatNumber, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { cruiseTexts } from '../../../texts.ts';
import { PhoneDeals } from '../../phone-deals/index.ts';
import { structuredDataOf } from '../model/structured-data.ts';
import { BookByPhone } from './book-by-phone.tsx';
import { CabinPrices } from './cabin-prices.tsx';
import styles from './cruise-detail.module.css';
import { OtherSailings } from './other-sailings.tsx';
import { VoyagePlan } from './voyage-plan.tsx';

export type CruiseDetailProps = { cruise: Cruise; cruises: readonly Cruise[] };

/** Everything about one sailing; it ends in a telephone number (C-01). */
export function CruiseDetail({ cruise, cruises }: CruiseDetailProps) {
  const { t, tag } = useText(cruiseTexts);
  const light = cruise.region === 'caribbean' ? 'dusk' : 'day';
  const picture = cruise.shipPicture;
  // The name of the ship is in the heading.
  const about = [
    picture && picture.caption !== cruise.ship && picture.caption,
    picture?.credit && t('cruise.credit', { credit: picture.credit }),
  ]
    .filter(Boolean)
    .join(' · ');
  const image = picture?.sizes.at(-1)?.url;
  usePageHead({
    title: cruise.metatag.title,
    description: cruise.metatag.description,
    structuredData: structuredDataOf(cruise),
    scene: { scene: 'ship', seed: cruise.ship, light },
    ...(image && { image }),
  });
  return (
    <>
      <PhotoFigure
        picture={picture}
        alt={picture?.alt ?? ''}
        about={about}
        shownAs="100vw"
        fallback={<Plate kind="water" seed={cruise.slug} />}
        eager
        frameClassName={styles.picture}
        className={styles.figure}
      />
      <PageWidth className={styles.page}>
        <nav aria-label={t('breadcrumbs')}>
          <ol className={styles.crumbs}>
            <li>
              <Link to="/">{t('home')}</Link>
            </li>
            <li>
              <Link to="/cruceros">{t('listing.title')}</Link>
            </li>
            <li aria-current="page">{cruise.title}</li>
          </ol>
        </nav>
        <header className={styles.head}>
          <p className={styles.facts}>
            {formatDateRange(cruise.sailDate, cruise.returnDate, tag)} · {cruise.package}
          </p>
          <h1 tabIndex={-1}>{cruise.title}</h1>
          <p className={styles.facts}>
            {t('onBoard', { ship: cruise.ship, line: cruise.vendor })} ·{' '}
            {t('rating', { rating: formatNumber(cruise.rating, tag) })}
          </p>
          <p className={styles.lead}>{cruise.voyageDescription}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.story}>
            <VoyagePlan cruise={cruise} />
            <section aria-labelledby="ship">
              <h2 id="ship">{t('cruise.ship', { ship: cruise.ship })}</h2>
              <p className={styles.lead}>{cruise.shipDescription}</p>
              <DataList
                variant="stacked"
                className={styles.measures}
                rows={cruise.shipDetails.map(({ name, value }) => ({ key: name, term: name, value }))}
              />
            </section>
            <OtherSailings cruise={cruise} cruises={cruises} />
          </div>
          <aside className={styles.side}>
            <CabinPrices cruise={cruise} />
            <BookByPhone />
          </aside>
        </div>
        <PhoneDeals only="cruises" />
      </PageWidth>
    </>
  );
}
