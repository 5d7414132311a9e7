import { useText } from '@travesia/i18n';
import { Journey } from '@travesia/booking-ui/itinerary';
import { RouteArc } from '@travesia/ui/route-arc';
import { Ticket, TicketMain } from '@travesia/ui/ticket';
import { useAtlasOutline } from '@travesia/page';
import { journeysOf } from '../../../offers/journeys-of.ts';
import type { OpenedOffer } from '../api/open-offer.ts';
import { summaryTexts } from '../texts.ts';

/** The journeys of the chosen offer. */
export function ItineraryBlock({ opened }: { opened: OpenedOffer }) {
  const { t } = useText(summaryTexts);
  const journeys = journeysOf(opened.data, opened.dictionaries);
  const first = journeys[0];
  const outline = useAtlasOutline();
  return (
    <section aria-label={t('steps.review')}>
      <Ticket as="div">
        <TicketMain>
          {first && (
            <RouteArc
              from={{ latitude: first.origin.lat, longitude: first.origin.lon, label: first.origin.code }}
              to={{
                latitude: first.destination.lat,
                longitude: first.destination.lon,
                label: first.destination.code,
              }}
              outline={outline}
              title={`${first.origin.cityName} – ${first.destination.cityName}`}
            />
          )}
          {journeys.map((journey) => (
            <Journey key={journey.journeyType} journey={journey} headingLevel={2} />
          ))}
        </TicketMain>
      </Ticket>
    </section>
  );
}
