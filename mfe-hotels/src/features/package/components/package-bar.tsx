import { Link } from '@travesia/platform/libraries';
import { createDraftStore } from '@travesia/booking';
import { buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { PlaneIcon } from '@travesia/ui/icon';
import { Skeleton } from '@travesia/ui/skeleton';
import { dateOf, isLateArrival } from '@travesia/domain';
import { formatDateRange, formatLocalTime, useMoney, useText } from '@travesia/i18n';
import { browserStorage } from '@travesia/page';
import { usePackageFlight } from '../hooks/use-package-flight.ts';
import { packageTexts } from '../texts.ts';
import styles from './package-bar.module.css';

/** Where the traveller stands in a package: the flight that is chosen, the hotel that is next (K-03). */
export function PackageBar({ flightOfferId }: { flightOfferId: string }) {
  const { t, locale } = useText(packageTexts);
  const money = useMoney();
  const flight = usePackageFlight(flightOfferId);
  const from = createDraftStore(browserStorage('session')).read().searchInitialState;
  const back = from?.includes('/results') ? from : '/vuelos';
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
        <PlaneIcon aria-hidden="true" />
        {t('flight', {
          from: cityOf(leaves?.iataCode),
          to: cityOf(outbound.at(-1)?.arrival.iataCode),
          dates: leaves && comes ? formatDateRange(dateOf(leaves.at), dateOf(comes.at), locale) : '',
          price: money(offer.price.intTotal),
        })}
      </p>
      {other}
      {lands && isLateArrival(lands) && (
        <Notice tone="attention" title={t('late.title', { time: formatLocalTime(lands, locale) })}>
          {t('late.text')}
        </Notice>
      )}
    </section>
  );
}
