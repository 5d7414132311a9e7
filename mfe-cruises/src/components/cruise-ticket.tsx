import { phoneLink } from '@travesia/domain';
import { ButtonLink } from '@travesia/ui/button';
import { LazyScene } from '@travesia/ui/scene';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import type { Cruise } from '@travesia/contracts';
import { formatDateRange, formatLocalDate, formatNumber, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { cruiseTexts } from '../texts.ts';
import { FromPrice } from './from-price.tsx';
import styles from './cruise-ticket.module.css';

export type CruiseTicketProps = {
  cruise: Cruise;
  headingLevel?: 2 | 3;
  /** The same voyage on other days. */
  others?: readonly Cruise[];
};

/** A sailing in a list. */
export function CruiseTicket({ cruise, headingLevel = 2, others = [] }: CruiseTicketProps) {
  const { t, locale } = useText(cruiseTexts);
  const { contactNumber } = useRemotePage();
  const Heading = `h${headingLevel}` as const;
  const headingId = `cruise-${cruise.slug}`;
  return (
    <Ticket as="article" aria-labelledby={headingId} interactive>
      <TicketMain className={styles.main}>
        <div className={styles.picture}>
          {cruise.shipImage ? (
            <img src={cruise.shipImage} alt="" width={600} height={400} loading="lazy" />
          ) : (
            <LazyScene
              kind="ship"
              seed={cruise.ship}
              light={cruise.region === 'caribbean' ? 'dusk' : 'day'}
            />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.dates}>
            {formatDateRange(cruise.sailDate, cruise.returnDate, locale)} · {cruise.package}
          </p>
          <Heading id={headingId} className={styles.title}>
            <Link to={`/cruceros/${cruise.slug}`}>{cruise.title}</Link>
          </Heading>
          <p className={styles.ship}>
            {t('onBoard', { ship: cruise.ship, line: cruise.vendor })}
            <span className={styles.rating}>
              {t('rating', { rating: formatNumber(cruise.rating, { locale }) })}
            </span>
          </p>
          <p className={styles.route}>{cruise.portsRoute.join(' → ')}</p>
          {others.length > 0 && (
            <p className={styles.others}>
              {t('listing.alsoOn')}{' '}
              {others.map(({ slug, sailDate }) => (
                <Link key={slug} to={`/cruceros/${slug}`}>
                  {formatLocalDate(sailDate, locale, 'dated')}
                </Link>
              ))}
            </p>
          )}
        </div>
      </TicketMain>
      <TicketStub>
        <FromPrice cruise={cruise} />
        <ButtonLink variant="quiet" href={phoneLink(contactNumber)}>
          {t('callToBook')}
        </ButtonLink>
      </TicketStub>
    </Ticket>
  );
}
