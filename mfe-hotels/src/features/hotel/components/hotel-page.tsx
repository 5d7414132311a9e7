import { useEffect, useMemo } from 'react';
import { failureCode } from '@travesia/api-client';
import { Link, useNavigate, useSearchParams } from '@travesia/platform/libraries';
import { useFreshStart } from '@travesia/booking-ui/choosing';
import { usePageHead } from '@travesia/platform/react';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { errorText, useText } from '@travesia/i18n';
import {
  HOTEL_PARAMETER,
  readSearch,
  resultsAddress,
  SearchPanel,
  useGoToResults,
} from '../../search/index.ts';
import { useHotel } from '../hooks/use-hotel.ts';
import { hotelTexts } from '../texts.ts';
import { HotelView } from './hotel-view.tsx';
import styles from './hotel.module.css';

const GONE = new Set(['hotel_not_found', 'not_found']);

/** /hoteles/summary (H-01, H-07): one hotel for the nights and guests of the address, in its four states. */
export function HotelPage() {
  const { t, locale } = useText(hotelTexts);
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
      <section className={styles.problem}>
        <h1 tabIndex={-1}>{t('unusable.title')}</h1>
        <p>{t('unusable.text')}</p>
        <SearchPanel initial={search} isChecked onSearch={goToResults} />
      </section>
    );
  }
  if (hotel.isError && !hotel.isFetching) {
    const code = failureCode(hotel.error);
    const isGone = GONE.has(code);
    return (
      <section className={styles.problem}>
        <h1 tabIndex={-1}>{t(isGone ? 'gone.title' : 'failed.title')}</h1>
        <Notice
          tone="error"
          actions={
            <>
              {!isGone && <Button onClick={() => void hotel.refetch()}>{t('failed.retry')}</Button>}
              <Link to={results} className={buttonClass({ look: isGone ? 'call' : 'quiet' })}>
                {t('back')}
              </Link>
            </>
          }
        >
          {errorText(code, locale)}
        </Notice>
      </section>
    );
  }
  if (!hotel.data) {
    return (
      <SkeletonGroup label={t('loading')} className={styles.page}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="picture" />
        <Skeleton shape="ticket" />
        <Skeleton shape="ticket" />
      </SkeletonGroup>
    );
  }
  return (
    <HotelView
      reply={hotel.data}
      search={search}
      dates={dates}
      results={results}
      onRefresh={() => void hotel.refetch()}
    />
  );
}
