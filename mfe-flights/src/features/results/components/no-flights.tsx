import { resultsStyles } from '@travesia/booking-ui/results';
import { Button, buttonClass } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { exploreAddress } from '../../explore/model/explore-search.ts';
import { ONE_WAY, type FlightSearch } from '../../search/model/flight-search.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { anotherDay } from '../model/another-day.ts';
import { resultsTexts } from '../texts.ts';

/** No flights at all (F-29), with what one tap can change. */
export function NoFlights({ search }: { search: FlightSearch }) {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const change = useChangeSearch();
  const { from, to } = search;
  return (
    <section className={resultsStyles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.advice')}</p>
      <p className={resultsStyles.tools}>
        {!search.more && (
          <Button variant="primary" onClick={() => change(anotherDay(search, 1, today))}>
            {t('empty.nextDay')}
          </Button>
        )}
        {search.cabin && (
          <Button onClick={() => change({ ...search, cabin: null })}>{t('empty.allCabins')}</Button>
        )}
        {!search.package && !search.more && !search.asked && from && to && (
          <Button onClick={() => change({ ...search, asked: { from, to } })}>{t('empty.airports')}</Button>
        )}
        {!search.package && (
          <Link
            to={exploreAddress({
              from: search.from,
              month: search.departureDate?.slice(0, 7) ?? null,
              isOneWay: search.tripType === ONE_WAY,
              nights: null,
              budget: null,
              climate: null,
            })}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('empty.explore')}
          </Link>
        )}
      </p>
    </section>
  );
}
