import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { PriceChangeDialog, ResultsClockLine } from '@travesia/booking-ui/choosing';
import { NoMatch, ResultsRoom, resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import type { FlightOffer, FlightSearchReply, Leg } from '@travesia/contracts';
import { facetToDrop, hasFacets, NO_FACETS, resetFacet } from '@travesia/domain';
import { useMinorMoney, useText } from '@travesia/i18n';
import { useRemotePage, useSteadyCallback } from '@travesia/page';
import { journeysOf } from '../../../offers/journeys-of.ts';
import type { useKnownPlaces, FlightSearch } from '../../search/index.ts';
import { legsOfSearch } from '../../search/index.ts';
import { useBagTotals } from '../hooks/use-bag-totals.ts';
import { useResultsChoice } from '../hooks/use-results-choice.ts';
import { useSelectOffer } from '../hooks/use-select-offer.ts';
import { beginsWith, itineraryKey } from '../model/itinerary-key.ts';
import { createResultsList, viewResults } from '../model/results-list.ts';
import { searchedPlaces } from '../model/searched-places.ts';
import { withBags } from '../model/with-bags.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BagSwitch } from './bag-switch.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { PinnedJourney } from './pinned-journey.tsx';
import { SortTabs } from './sort-tabs.tsx';

export type FoundFlightsProps = {
  search: FlightSearch;
  reply: FlightSearchReply;
  known: ReturnType<typeof useKnownPlaces>;
  onRefresh: () => void;
};

const namesOf = (leg: Leg | undefined, known: FoundFlightsProps['known']) => ({
  from: known[leg?.from ?? '']?.cityName ?? leg?.from ?? '',
  to: known[leg?.to ?? '']?.cityName ?? leg?.to ?? '',
});

/** Flights to filter, sort and pick, journey by journey: each choice leaves those that share it (F-20 to F-28, Q-10). */
export function FoundFlights({ search, reply, known, onRefresh }: FoundFlightsProps) {
  const { t } = useText(resultsTexts);
  const { choice, setSort, setFacets, setWithBag, showMore, pick } = useResultsChoice();
  const { selection, select, accept, dismiss } = useSelectOffer(search, choice.withBag);
  const { data: found, dictionaries, meta } = reply;
  const bags = useBagTotals(meta.searchId, choice.withBag && !search.package);
  const { totals: bagTotals } = bags;
  const offers = useMemo(() => (bagTotals ? withBags(found, bagTotals) : found), [found, bagTotals]);
  const { today } = useRemotePage();
  const legs = useMemo(() => legsOfSearch(search, today) ?? [], [search, today]);
  const pinned = useMemo(() => {
    const { picked } = choice;
    const isUsable = picked.length > 0 && picked.length < legs.length;
    return isUsable ? offers.find((offer) => beginsWith(offer, picked)) : undefined;
  }, [offers, choice, legs]);
  const leg = pinned ? choice.picked.length : 0;
  const list = useMemo(
    () =>
      createResultsList(offers, {
        leg,
        picked: choice.picked,
        dictionaries,
        places: searchedPlaces(search, dictionaries, known),
        bags: bagTotals,
      }),
    [offers, bagTotals, leg, choice.picked, dictionaries, search, known],
  );
  // A press is answered by what was pressed; counts and tickets follow. Those of another step are not shown again.
  const settled = useDeferredValue(choice);
  const rendered = settled.picked.join() === choice.picked.join() ? settled : choice;
  const view = useMemo(() => viewResults(list, rendered), [list, rendered]);
  const toDrop = view.lines.length === 0 ? facetToDrop(list.index, rendered.facets) : null;
  const isStep = leg < legs.length - 1;
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(leg);
  useEffect(() => {
    // The button that was pressed belonged to the other step: focus and reader begin this one at its heading.
    if (shownStep.current !== leg) stepHeading.current?.focus();
    shownStep.current = leg;
  }, [leg]);
  const heading =
    legs.length > 2 || search.more
      ? t('pickLeg', { number: leg + 1, total: legs.length, ...namesOf(legs[leg], known) })
      : t(legs.length === 1 ? 'pickFlight' : isStep ? 'pickOutbound' : 'pickReturn');
  const total = list.index.groupCount;
  const left = view.facets.count - view.lines.length;

  const choose = useSteadyCallback((offer: FlightOffer) => {
    const itinerary = offer.itineraries[leg];
    if (isStep && itinerary) pick([...choice.picked.slice(0, leg), itineraryKey(itinerary)]);
    else void select(offer);
  });
  const refresh = useSteadyCallback(onRefresh);
  const filter = useSteadyCallback(setFacets);
  const sort = useSteadyCallback(setSort);
  const switchBag = useSteadyCallback(setWithBag);
  const minorMoney = useMinorMoney(meta.currency);
  const journeys = pinned ? journeysOf(pinned, dictionaries).slice(0, leg) : [];

  return (
    <>
      <ResultsClockLine
        reason={(clock) => t('clock.reason', { clock })}
        over={t('clock.over')}
        searchId={meta.searchId}
        expiresAt={meta.expiresAt}
        onRefresh={refresh}
      />
      {choice.picked.length > 0 && !pinned && <p role="status">{t('pinned.lost')}</p>}
      {journeys.map((journey, place) => (
        <PinnedJourney
          key={journey.journeyType}
          journey={journey}
          onChange={() => pick(choice.picked.slice(0, place))}
        />
      ))}
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
          isSeveral={search.more !== undefined}
          longestMinutes={list.longestMinutes}
          lastDeparture={list.lastDeparture}
          cheapest={leg > 0 ? list.cheapest : null}
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
