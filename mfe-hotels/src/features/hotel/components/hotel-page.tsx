import { useMemo } from 'react';
import { useSearchParams } from '@travesia/platform/libraries';
import { DetailPage } from '@travesia/booking-ui/detail';
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

/** /hoteles/summary (H-01, H-07): one hotel for the nights and guests of the address. */
export function HotelPage() {
  const { t } = useText(hotelTexts);
  const [address] = useSearchParams();
  const goToResults = useGoToResults();
  const hotelCode = address.get(HOTEL_PARAMETER) ?? '';
  const search = useMemo(() => readSearch(address), [address]);
  const { query, dates, isAskable } = useHotel(hotelCode, search);
  const results = resultsAddress(search);
  return (
    <DetailPage
      code={hotelCode}
      isAskable={isAskable}
      query={query}
      title={query.data?.data.hotel.hotelInfo.hotelName ?? t('title')}
      words={{
        gone: t('gone'),
        failed: t('failed'),
        loading: t('loading'),
        unusable: { title: t('unusable.title'), text: t('unusable.text') },
      }}
      searchPanel={<SearchPanel initial={search} isChecked onSearch={goToResults} />}
      back={results}
    >
      {(reply) => (
        <HotelView
          reply={reply}
          search={search}
          wanted={readWantedTerms(address)}
          dates={dates}
          results={results}
          onRefresh={() => void query.refetch()}
        />
      )}
    </DetailPage>
  );
}
