import { offerStyles } from '@travesia/booking-ui/offer';
import { phoneLink } from '@travesia/domain';
import { ButtonLink } from '@travesia/ui/button';
import { Photo } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import type { Cruise } from '@travesia/contracts';
import { formatDateRange, formatLocalDate, formatNumber, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { cruiseTexts } from '../texts.ts';
import { FromPrice } from './from-price.tsx';
import styles from './cruise-line.module.css';

export type CruiseLineProps = {
  cruise: Cruise;
  headingLevel?: 2 | 3;
  /** The same voyage on other days. */
  others?: readonly Cruise[];
};

/** A sailing in a list. */
export function CruiseLine({ cruise, headingLevel = 2, others = [] }: CruiseLineProps) {
  const { t, tag } = useText(cruiseTexts);
  const { contactNumber } = useRemotePage();
  const Heading = `h${headingLevel}` as const;
  const headingId = `cruise-${cruise.slug}`;
  return (
    <article className={offerStyles.offer} aria-labelledby={headingId}>
      <Photo
        picture={cruise.shipPicture}
        alt=""
        shownAs="(width >= 768px) 11rem, 7rem"
        fallback={<Plate kind="water" seed={cruise.slug} />}
        className={offerStyles.photo}
      />
      <div className={offerStyles.facts}>
        <p className={offerStyles.soft}>
          {formatDateRange(cruise.sailDate, cruise.returnDate, tag)} · {cruise.package}
        </p>
        <Heading id={headingId} className={offerStyles.name}>
          <Link to={`/cruceros/${cruise.slug}`}>{cruise.title}</Link>
        </Heading>
        <p>
          {t('onBoard', { ship: cruise.ship, line: cruise.vendor })}
          <span className={styles.rating}>{t('rating', { rating: formatNumber(cruise.rating, tag) })}</span>
        </p>
        <p className={offerStyles.soft}>{cruise.portsRoute.join(' → ')}</p>
        {others.length > 0 && (
          <p className={styles.others}>
            {t('listing.alsoOn')}{' '}
            {others.map(({ slug, sailDate }) => (
              <Link key={slug} to={`/cruceros/${slug}`}>
                {formatLocalDate(sailDate, tag, 'dated')}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className={offerStyles.buy}>
        <FromPrice cruise={cruise} />
        <ButtonLink size="small" href={phoneLink(contactNumber)}>
          {t('callToBook', { number: contactNumber })}
        </ButtonLink>
      </div>
    </article>
  );
}
