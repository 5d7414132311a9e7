import { Link } from '@travesia/platform/libraries';
import { createDraftStore } from '@travesia/booking';
import { buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { PlaneIcon } from '@travesia/ui/icon';
import { Skeleton } from '@travesia/ui/skeleton';
import type { HotelReply } from '@travesia/contracts';
import { LateArrivalNotice } from '@travesia/booking-ui/late-arrival';
import { dateOf, otherFlightAddress } from '@travesia/domain';
import { formatDateRange, useMoney, useText } from '@travesia/i18n';
import { browserStorage } from '@travesia/page';
import { arrivalConditions } from '../model/arrival-conditions.ts';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';
import styles from './package-bar.module.css';

export type PackageBarProps = {
  flightOfferId: string;
  /** The house that is looked at; none on a list. */
  hotel?: HotelReply['data'];
  /** How the list is filtered and sorted. */
  list?: string | undefined;
};

/** Where the traveller stands in a package: the flight that is chosen, the hotel that is next (K-03). */
export function PackageBar({ flightOfferId, hotel, list = '' }: PackageBarProps) {
  const { t, tag } = useText(packageTexts);
  const money = useMoney();
  const flight = usePackageFlight(flightOfferId);
  const isReceptionAlwaysOpen = hotel?.hotel.hotelInfo.amenities.includes('front_desk_24h') ?? false;
  const house = hotel ? arrivalConditions(hotel.rooms) : null;
  const { flightResults } = createDraftStore(browserStorage('session')).read();
  const hotelCode = hotel?.hotel.hotelInfo.hotelCode ?? null;
  const back = flightResults ? otherFlightAddress(flightResults, { hotelCode, list }) : '/vuelos';
  const other = (
    <Link to={back} className={buttonClass({ size: 'small' })}>
      {t('otherFlight')}
    </Link>
  );
  if (flight.isError) {
    return (
      <Notice tone="attention" actions={other}>
        {t('flightGone')}
      </Notice>
    );
  }
  if (!flight.data) return <Skeleton shape="control" />;
  const { data: offer, dictionaries } = flight.data;
  const cityOf = (code: string | undefined) => (code && dictionaries.locations[code]?.cityName) ?? code ?? '';
  const outbound = offer.itineraries[0]?.segments ?? [];
  const leaves = outbound[0]?.departure;
  const lands = outbound.at(-1)?.arrival.at;
  const comes = offer.itineraries.at(-1)?.segments.at(-1)?.arrival;
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <ol className={styles.steps} role="list">
        <li>{t('step.flight')}</li>
        <li aria-current="step">{t('step.hotel')}</li>
        <li>{t('step.details')}</li>
      </ol>
      <p className={styles.flight}>
        <PlaneIcon />
        {t('flight', {
          from: cityOf(leaves?.iataCode),
          to: cityOf(outbound.at(-1)?.arrival.iataCode),
          dates: leaves && comes ? formatDateRange(dateOf(leaves.at), dateOf(comes.at), tag) : '',
          price: money(offer.price.intTotal),
        })}
      </p>
      {other}
      {leaves && lands && !isReceptionAlwaysOpen && (
        <LateArrivalNotice departsAt={leaves.at} landsAt={lands} house={house} />
      )}
    </section>
  );
}
