import { useDeferredValue, useMemo, useState } from 'react';
import { NoMatch, ResultsRoom, ResultsSheet, ResultsStatus } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import { PlaceIcon } from '@travesia/ui/icon';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { HotelSearchReply } from '@travesia/contracts';
import { hasHotelFilters, NO_HOTEL_FILTERS } from '@travesia/domain';
import { useMinorMoney, useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import type { HotelSearch } from '../../search/index.ts';
import { useHotelsChoice } from '../hooks/use-hotels-choice.ts';
import type { HotelSearchState } from '../hooks/use-hotel-search.ts';
import { createHotelList, HOTEL_SORTS, viewHotels, type HotelSort } from '../model/hotel-list.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
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
  const { choice, setSort, setSelection, openRing, showMore } = useHotelsChoice();
  const [isMapOpen, setMapOpen] = useState(false);
  const wantedCode = search.place?.type === 'hotel' ? search.place.id : null;
  const list = useMemo(() => createHotelList(found.items), [found.items]);
  const { selection, sort } = choice;
  // A press is answered by what was pressed; counts, list and map follow.
  const rendered = useDeferredValue(choice);
  const view = useMemo(() => viewHotels(list, { ...rendered, wantedCode }), [list, rendered, wantedCode]);
  const open = useSteadyCallback(openRing);
  const more = useSteadyCallback(showMore);
  const total = found.items.length;
  const filter = useSteadyCallback(setSelection);
  const nightMoney = useMinorMoney(meta.currency);
  const show =
    view.facets.count === 0 ? t('filters.showNone') : t('filters.show', { count: view.facets.count });
  const map = search.place && (
    <HotelsMap
      search={search}
      place={search.place}
      list={list}
      view={view}
      wantsFreeCancellation={rendered.selection.isFreeToCancel}
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
            money={nightMoney}
            onChange={filter}
          />
        }
        show={show}
        sort={
          <RadioGroup
            legend={t('sort.label')}
            legendHidden
            variant="segments"
            options={HOTEL_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onValueChange={(value) => setSort(value as HotelSort)}
          />
        }
        tools={
          <Button className={styles.openMap ?? ''} onClick={() => setMapOpen(true)}>
            <PlaceIcon aria-hidden="true" />
            {t('map.open')}
          </Button>
        }
        beside={
          <aside className={styles.mapSide} aria-label={t('map.label')}>
            {map}
          </aside>
        }
        className={styles.withMap}
      >
        <ActiveFilters selection={selection} money={nightMoney} onChange={filter} />
        {view.facets.count === 0 && hasHotelFilters(rendered.selection) && (
          <NoMatch
            advice={t('noMatch.advice', { count: total })}
            onReset={() => setSelection(NO_HOTEL_FILTERS)}
          />
        )}
        <HotelRings search={search} view={view} choice={rendered} onOpen={open} onMore={more} />
      </ResultsRoom>
      <ResultsSheet open={isMapOpen} onClose={() => setMapOpen(false)} title={t('map.label')} show={show}>
        {isMapOpen && map}
      </ResultsSheet>
    </>
  );
}
