import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { PriceChangeDialog, ResultsClockLine } from '@travesia/booking-ui/choosing';
import { NoMatch, ResultsRoom, resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import type { FlightOffer, FlightSearchReply } from '@travesia/contracts';
import { facetToDrop, hasFacets, NO_FACETS, resetFacet } from '@travesia/domain';
import { useMinorMoney, useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { journeysOf } from '../../../offers/journeys-of.ts';
import type { useKnownPlaces, FlightSearch } from '../../search/index.ts';
import { ROUND_TRIP } from '../../search/index.ts';
import { useBagTotals } from '../hooks/use-bag-totals.ts';
import { useResultsChoice } from '../hooks/use-results-choice.ts';
import { useSelectOffer } from '../hooks/use-select-offer.ts';
import { itineraryKey } from '../model/itinerary-key.ts';
import { createResultsList, viewResults } from '../model/results-list.ts';
import { searchedPlaces } from '../model/searched-places.ts';
import { withBags } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BagSwitch } from './bag-switch.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { PinnedOutbound } from './pinned-outbound.tsx';
import { SortTabs } from './sort-tabs.tsx';

export type FoundFlightsProps = {
  search: FlightSearch;
  reply: FlightSearchReply;
  known: ReturnType<typeof useKnownPlaces>;
  onRefresh: () => void;
};

/** Flights to filter, sort and pick: outbound first, then the returns that share it (F-20 to F-28). */
export function FoundFlights({ search, reply, known, onRefresh }: FoundFlightsProps) {
  const { t } = useText(resultsTexts);
  const { choice, setSort, setFacets, setWithBag, showMore, pickOutbound, changeOutbound } =
    useResultsChoice();
  const { selection, select, accept, dismiss } = useSelectOffer(search, choice.withBag);
  const { data: found, dictionaries, meta } = reply;
  const bags = useBagTotals(meta.searchId, choice.withBag && !search.package);
  const { totals: bagTotals } = bags;
  const offers = useMemo(() => (bagTotals ? withBags(found, bagTotals) : found), [found, bagTotals]);
  const isRoundTrip = search.tripType === ROUND_TRIP;
  const pinned = useMemo(
    () =>
      choice.outbound
        ? offers.find(({ itineraries }) => itineraries[0] && itineraryKey(itineraries[0]) === choice.outbound)
        : undefined,
    [offers, choice.outbound],
  );
  const leg = isRoundTrip && pinned ? 1 : 0;
  const list = useMemo(
    () =>
      createResultsList(offers, {
        leg,
        outbound: choice.outbound,
        dictionaries,
        places: searchedPlaces(search, dictionaries, known),
        bags: bagTotals,
      }),
    [offers, bagTotals, leg, choice.outbound, dictionaries, search, known],
  );
  // A press is answered by what was pressed; counts and tickets follow. Those of another step are not shown again.
  const settled = useDeferredValue(choice);
  const rendered = settled.outbound === choice.outbound ? settled : choice;
  const view = useMemo(() => viewResults(list, rendered), [list, rendered]);
  const toDrop = view.lines.length === 0 ? facetToDrop(list.index, rendered.facets) : null;
  const isStep = isRoundTrip && leg === 0;
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(leg);
  useEffect(() => {
    // The button that was pressed belonged to the other step: focus and reader begin this one at its heading.
    if (shownStep.current !== leg) stepHeading.current?.focus();
    shownStep.current = leg;
  }, [leg]);
  const heading = t(!isRoundTrip ? 'pickFlight' : isStep ? 'pickOutbound' : 'pickReturn');
  const total = list.index.groupCount;
  const left = view.facets.count - view.lines.length;

  const choose = useSteadyCallback((offer: FlightOffer) => {
    const outbound = offer.itineraries[0];
    if (isStep && outbound) pickOutbound(itineraryKey(outbound));
    else void select(offer);
  });
  const refresh = useSteadyCallback(onRefresh);
  const filter = useSteadyCallback(setFacets);
  const sort = useSteadyCallback(setSort);
  const switchBag = useSteadyCallback(setWithBag);
  const minorMoney = useMinorMoney(meta.currency);
  const journey = leg === 1 && pinned ? journeysOf(pinned, dictionaries)[0] : undefined;

  return (
    <>
      <ResultsClockLine
        reason={(clock) => t('clock.reason', { clock })}
        over={t('clock.over')}
        searchId={meta.searchId}
        expiresAt={meta.expiresAt}
        onRefresh={refresh}
      />
      {choice.outbound && !pinned && <p role="status">{t('pinned.lost')}</p>}
      {journey && <PinnedOutbound journey={journey} onChange={changeOutbound} />}
      <ResultsRoom
        heading={heading}
        headingRef={stepHeading}
        count={
          view.facets.count === total
            ? t('count', { count: total })
            : t('countOf', { count: view.facets.count, total })
        }
        atHeading={!search.package && <BagSwitch bags={bags} onChange={switchBag} />}
        filters={
          <FiltersPanel
            list={list}
            view={view.facets}
            selection={choice.facets}
            dictionaries={dictionaries}
            money={minorMoney}
            onChange={filter}
          />
        }
        show={
          view.facets.count === 0 ? t('filters.showNone') : t('filters.show', { count: view.facets.count })
        }
        oneLine
        sort={<SortTabs tops={view.tops} sort={choice.sort} currency={meta.currency} onSort={sort} />}
      >
        {(choice.sort === 'best' || choice.sort === 'nearest') && (
          <p className={resultsStyles.soft}>{t(`sort.explained.${choice.sort}`)}</p>
        )}
        <ActiveFilters
          selection={choice.facets}
          dictionaries={dictionaries}
          money={minorMoney}
          onChange={filter}
        />
        {view.lines.length === 0 && hasFacets(rendered.facets) && (
          <NoMatch
            advice={t('noMatch.advice', { count: total })}
            onReset={() => setFacets(NO_FACETS)}
            drop={
              toDrop && {
                words: t('noMatch.drop', { filter: t(`facet.${toDrop.facet}`), count: toDrop.count }),
                onDrop: () => setFacets(resetFacet(choice.facets, toDrop.facet)),
              }
            }
          />
        )}
        <OfferList
          // What was opened on an offer of one step is not open on those of the other.
          key={leg}
          label={heading}
          lines={view.lines}
          leg={leg}
          isStep={isStep}
          longestMinutes={list.longestMinutes}
          lastDeparture={list.lastDeparture}
          cheapest={leg === 1 ? list.cheapest : null}
          dictionaries={dictionaries}
          bags={bagTotals}
          selection={selection}
          onChoose={choose}
          onRefresh={refresh}
        />
        {left > 0 && (
          <Button wide onClick={showMore}>
            {t('more', { count: Math.min(left, 10) })}
          </Button>
        )}
      </ResultsRoom>
      <PriceChangeDialog
        chooseOther={t('chooseOther')}
        change={selection.status === 'changed' ? { was: selection.was, now: selection.now } : null}
        onAccept={accept}
        onDismiss={dismiss}
      />
    </>
  );
}
