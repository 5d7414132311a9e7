import { useEffect, useMemo } from 'react';
import { failureCode } from '@travesia/api-client';
import { useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { useFreshStart } from '@travesia/booking-ui/choosing';
import { isGone } from '@travesia/contracts';
import { DetailFailed, DetailLoading, detailStyles } from '@travesia/booking-ui/detail';
import { usePageHead } from '@travesia/platform/react';
import { useText } from '@travesia/i18n';
import {
  HOTEL_PARAMETER,
  readSearch,
  readWantedTerms,
  resultsAddress,
  SearchPanel,
  useGoToResults,
} from '../../search/index.ts';
import { useHotel } from '../hooks/use-hotel.ts';
import { hotelTexts } from '../texts.ts';
import { HotelView } from './hotel-view.tsx';

/** /hoteles/summary (H-01, H-07): one hotel for the nights and guests of the address, in its four states. */
export function HotelPage() {
  const { t } = useText(hotelTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goToResults = useGoToResults();
  const hotelCode = query.get(HOTEL_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(query), [query]);
  const { query: hotel, dates, isAskable } = useHotel(hotelCode, search);
  useFreshStart(() => isAskable && hotel.refetch());
  const results = resultsAddress(search);
  usePageHead({ title: hotel.data?.data.hotel.hotelInfo.hotelName ?? t('title') });

  useEffect(() => {
    // Nothing was chosen (P-43).
    if (hotelCode === '') void navigate('/', { replace: true });
  }, [hotelCode, navigate]);

  if (hotelCode !== '' && !isAskable) {
    return (
      <section className={detailStyles.problem}>
        <h1 tabIndex={-1}>{t('unusable.title')}</h1>
        <p>{t('unusable.text')}</p>
        <SearchPanel initial={search} isChecked onSearch={goToResults} />
      </section>
    );
  }
  if (hotel.isError && !hotel.isFetching) {
    const isOver = isGone(failureCode(hotel.error));
    return (
      <DetailFailed
        title={t(isOver ? 'gone' : 'failed')}
        failure={hotel.error}
        onRetry={isOver ? null : () => void hotel.refetch()}
        back={results}
      />
    );
  }
  if (!hotel.data) return <DetailLoading label={t('loading')} />;
  return (
    <HotelView
      reply={hotel.data}
      search={search}
      wanted={readWantedTerms(query)}
      dates={dates}
      results={results}
      onRefresh={() => void hotel.refetch()}
    />
  );
}
