import { Fragment } from 'react';
import { useText } from '@travesia/i18n';
import { Journey } from '@travesia/booking-ui/itinerary';
import { Link } from '@travesia/platform/libraries';
import { buttonClass } from '@travesia/ui/button';
import { RouteArc } from '@travesia/ui/route-arc';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { useAtlasOutline } from '@travesia/page';
import { journeysOf } from '../../../offers/journeys-of.ts';
import { TravelWarnings } from '../../../offers/warnings/index.ts';
import type { OpenedOffer } from '../api/open-offer.ts';
import { summaryTexts } from '../texts.ts';
import styles from './summary.module.css';

export type ItineraryBlockProps = {
  opened: OpenedOffer;
  /** Address where another flight can be chosen while the rest stays; null where the flight is all. */
  otherFlight: string | null;
};

/** The journeys of the chosen offer. */
export function ItineraryBlock({ opened, otherFlight }: ItineraryBlockProps) {
  const { t } = useText(summaryTexts);
  const journeys = journeysOf(opened.data, opened.dictionaries);
  const first = journeys[0];
  const outline = useAtlasOutline();
  return (
    <section aria-label={t('steps.review')}>
      <Ticket as="div">
        <TicketMain>
          {journeys.map((journey) => (
            <Fragment key={journey.journeyType}>
              <Journey journey={journey} headingLevel={2} />
              <TravelWarnings journey={journey} />
            </Fragment>
          ))}
        </TicketMain>
        {first && (
          <TicketStub className={styles.map}>
            <RouteArc
              from={{ latitude: first.origin.lat, longitude: first.origin.lon, label: first.origin.code }}
              to={{
                latitude: first.destination.lat,
                longitude: first.destination.lon,
                label: first.destination.code,
              }}
              outline={outline}
              title={`${first.origin.cityName} – ${first.destination.cityName}`}
              shape={1}
              shownWidth={230}
            />
          </TicketStub>
        )}
      </Ticket>
      {otherFlight && (
        <p className={styles.actions}>
          <Link to={otherFlight} className={buttonClass({ size: 'small' })}>
            {t('otherFlight')}
          </Link>
        </p>
      )}
    </section>
  );
}
