import { useDeferredValue, useMemo, useState } from 'react';
import {
  NoMatch,
  ResultsRoom,
  ResultsSheet,
  ResultsStatus,
  resultsStyles,
} from '@travesia/booking-ui/results';
import { SavedOffersButton } from '@travesia/booking-ui/saved-offers';
import { HOTEL } from '@travesia/products/hotels';
import { Button } from '@travesia/ui/button';
import { PlaceIcon } from '@travesia/ui/icon';
import { Select } from '@travesia/ui/select';
import type { HotelSearchReply } from '@travesia/contracts';
import { hasHotelFilters, NO_HOTEL_FILTERS, type MapArea } from '@travesia/domain';
import { useMinorMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage, useSame, useSteadyCallback } from '@travesia/page';
import { hotelAddress, settledDates, type HotelSearch } from '../../search/index.ts';
import { stayCost } from '../../stays/index.ts';
import { useListRates } from '../hooks/use-list-rates.ts';
import { useHotelsChoice } from '../hooks/use-hotels-choice.ts';
import type { HotelSearchState } from '../hooks/use-hotel-search.ts';
import {
  createHotelList,
  HOTEL_SORTS,
  listedHotels,
  viewHotels,
  type HotelSort,
} from '../model/hotel-list.ts';
import { listOf, wantedOf } from '../model/results-query.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { HotelRings } from './hotel-rings.tsx';
import { HotelsMap } from './hotels-map.tsx';
import styles from './hotels-list.module.css';

export type FoundHotelsProps = {
  search: HotelSearch;
  found: HotelSearchState;
  meta: HotelSearchReply['meta'];
};

/** Hotels to filter, sort and look at on the map (H-07 to H-09). */
export function FoundHotels({ search, found, meta }: FoundHotelsProps) {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const { choice, setSort, setSelection, openRing, showMore, setCompare } = useHotelsChoice();
  const [isMapOpen, setMapOpen] = useState(false);
  const wantedCode = search.place?.type === 'hotel' ? search.place.id : null;
  const { rates, status: ratesStatus } = useListRates(search, meta.searchId);
  const { startDate } = settledDates(search, today);
  const list = useMemo(() => createHotelList(found.items, rates, startDate), [found.items, rates, startDate]);
  const { selection, sort } = choice;
  // A press is answered by what was pressed; counts, list and map follow.
  const rendered = useDeferredValue(choice);
  const linked = useMemo(() => ({ ...search, list: listOf(rendered) }), [search, rendered]);
  const view = useMemo(() => viewHotels(list, { ...rendered, wantedCode }), [list, rendered, wantedCode]);
  const open = useSteadyCallback(openRing);
  const more = useSteadyCallback(showMore);
  const total = found.items.length;
  const filter = useSteadyCallback(setSelection);
  const nightMoney = useMinorMoney(meta.currency);
  const money = useShownMoney();
  const show =
    view.facets.count === 0 ? t('filters.showNone') : t('filters.show', { count: view.facets.count });
  const [markedCode, setMarkedCode] = useState<string | null>(null);
  const changeArea = useSteadyCallback((area: MapArea | null) => filter({ ...selection, area }));
  const listed = useMemo(() => listedHotels(view, rendered), [view, rendered]);
  const compared = useMemo(
    () =>
      choice.compare.flatMap(
        (code) => found.items.find(({ hotelInfo }) => hotelInfo.hotelCode === code) ?? [],
      ),
    [choice.compare, found.items],
  );
  const comparedCodes = useSame(compared.map(({ hotelInfo }) => hotelInfo.hotelCode));
  const compare = useSteadyCallback((code: string) =>
    setCompare(
      comparedCodes.includes(code) ? comparedCodes.filter((each) => each !== code) : [...comparedCodes, code],
    ),
  );
  const wanted = wantedOf(rendered.selection);
  // On a phone the map lies over the list.
  const showInList = useSteadyCallback((code: string) => {
    if (!isMapOpen) document.getElementById(`hotel-${code}`)?.scrollIntoView({ block: 'nearest' });
  });
  const map = search.place && (
    <HotelsMap
      search={linked}
      place={search.place}
      list={list}
      view={view}
      selection={rendered.selection}
      isAreaOnly={selection.area !== null}
      markedCode={markedCode}
      onMark={setMarkedCode}
      onSelect={showInList}
      onAreaChange={changeArea}
      listed={listed}
      land={meta.land}
    />
  );

  return (
    <>
      <ResultsStatus
        meta={meta}
        found={found}
        words={{
          reason: (clock) => t('clock.reason', { clock }),
          over: t('clock.over'),
          partial: t('partial'),
          loading: t('rest.loading', { count: total, total: meta.count }),
          failed: t('rest.failed', { count: total, total: meta.count }),
          more:
            found.rest === 'ready' && total < meta.count
              ? t('rest.nearest', { count: total, total: meta.count })
              : null,
        }}
      />
      <ResultsRoom
        count={
          view.facets.count === total
            ? t('count', { count: total })
            : t('countOf', { count: view.facets.count, total })
        }
        filters={
          <FiltersPanel
            index={list.index}
            view={view.facets}
            selection={selection}
            ratesStatus={ratesStatus}
            money={nightMoney}
            onChange={filter}
          />
        }
        show={show}
        sort={
          <Select
            label={t('sort.label')}
            className={styles.sort ?? ''}
            value={sort}
            onChange={(event) => setSort(event.currentTarget.value as HotelSort)}
          >
            {HOTEL_SORTS.map((value) => (
              <option key={value} value={value}>
                {t(`sort.${value}`)}
              </option>
            ))}
          </Select>
        }
        tools={
          <>
            <Button className={styles.openMap ?? ''} onClick={() => setMapOpen(true)}>
              <PlaceIcon />
              {t('map.open')}
            </Button>
            {/* A package has a hotel where its flight lands. */}
            {!search.flightOfferId && (
              <SavedOffersButton
                kind={HOTEL.kind}
                lists={['favourites', 'seen']}
                addressOf={(code) => hotelAddress(linked, code, wanted)}
                priceOf={(code) => {
                  const way = view.stays.get(code)?.way;
                  return way ? t('map.night', { price: money(stayCost(way, way.nights).night) }) : null;
                }}
                show={show}
              />
            )}
          </>
        }
        beside={
          <aside className={styles.mapSide} aria-label={t('map.label')}>
            {map}
          </aside>
        }
        className={styles.withMap}
      >
        {sort === 'recommended' && <p className={resultsStyles.soft}>{t('sort.recommendedExplained')}</p>}
        <ActiveFilters selection={selection} money={nightMoney} onChange={filter} />
        {view.facets.count === 0 && hasHotelFilters(rendered.selection) && (
          <NoMatch
            advice={t('noMatch.advice', { count: total })}
            onReset={() => setSelection(NO_HOTEL_FILTERS)}
          />
        )}
        <HotelRings
          search={linked}
          view={view}
          choice={rendered}
          markedCode={markedCode}
          onMark={setMarkedCode}
          compare={comparedCodes}
          onCompare={compare}
          onOpen={open}
          onMore={more}
        />
        <CompareBar
          hotels={compared}
          search={linked}
          view={view}
          wanted={wanted}
          ratesStatus={ratesStatus}
          missing={found.rest === 'loading' ? 0 : choice.compare.length - compared.length}
          onChange={setCompare}
        />
      </ResultsRoom>
      <ResultsSheet open={isMapOpen} onClose={() => setMapOpen(false)} title={t('map.label')} show={show}>
        {isMapOpen && map}
      </ResultsSheet>
    </>
  );
}
