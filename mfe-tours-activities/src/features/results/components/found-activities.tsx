import { useDeferredValue, useMemo } from 'react';
import { NoMatch, ResultsRoom, ResultsStatus, resultsStyles } from '@travesia/booking-ui/results';
import { SavedOffersButton } from '@travesia/booking-ui/saved-offers';
import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { ActivitySearchReply } from '@travesia/contracts';
import { daysOf, RESULTS_PER_PAGE } from '@travesia/domain';
import { useMinorMoney, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage, useSame, useSteadyCallback } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { detailAddress, settledDates, type ActivitySearch } from '../../search/index.ts';
import { useActivityChoice } from '../hooks/use-activity-choice.ts';
import type { ActivitySearchState } from '../hooks/use-activity-search.ts';
import { useTickWords } from '../hooks/use-tick-words.ts';
import {
  hasFilters,
  NO_FILTERS,
  ACTIVITY_SORTS,
  viewActivities,
  type ActivitySort,
} from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { ActivityLine } from './activity-line.tsx';

export type FoundActivitiesProps = {
  search: ActivitySearch;
  found: ActivitySearchState;
  meta: ActivitySearchReply['meta'];
};

/** What was found, to filter and sort, ten at a time (T-05). */
export function FoundActivities({ search, found, meta }: FoundActivitiesProps) {
  const { t } = useText(resultsTexts);
  const { kind, detailPath } = useActivityKind();
  const { today } = useRemotePage();
  const { choice, setSort, setSelection, showMore } = useActivityChoice();
  const { selection, sort } = choice;
  // A press is answered by what was pressed; counts and tickets follow.
  const rendered = useDeferredValue(choice);
  const view = useMemo(() => viewActivities(found.items, rendered), [found.items, rendered]);
  const total = found.items.length;
  const count = view.activities.length;
  const left = count - rendered.shown;
  const filter = useSteadyCallback(setSelection);
  const minorMoney = useMinorMoney(meta.currency);
  const money = useShownMoney();
  const days = useSame(daysOf(settledDates(search, today)));
  const categories = useMemo(
    () =>
      new Map(found.items.flatMap((each) => each.categories.map(({ code, name }) => [code, name] as const))),
    [found.items],
  );
  const words = useTickWords(categories);
  const show = count === 0 ? t('filters.showNone') : t('filters.show', { count });

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
          more: meta.more ? t('rest.more', { count: total }) : null,
        }}
      />
      <ResultsRoom
        count={
          count === total
            ? t(`count.${kind}`, { count: total })
            : t('countOf', { count, total: t(`count.${kind}`, { count: total }) })
        }
        filters={
          <FiltersPanel
            view={view}
            selection={selection}
            words={words}
            money={minorMoney}
            onChange={filter}
          />
        }
        show={show}
        sort={
          <RadioGroup
            legend={t('sort.label')}
            legendHidden
            variant="segments"
            options={ACTIVITY_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onValueChange={(value) => setSort(value as ActivitySort)}
          />
        }
        tools={
          <SavedOffersButton
            kind={kind}
            lists={['favourites']}
            addressOf={(code) => detailAddress(detailPath, search, code)}
            priceOf={(code) => {
              const offer = view.activities.find(({ activity }) => activity.code === code)?.offer;
              return offer ? t('price.fromTotal', { price: money(offer.total) }) : null;
            }}
            show={show}
          />
        }
      >
        <ActiveFilters selection={selection} words={words} money={minorMoney} onChange={filter} />
        {count === 0 && hasFilters(rendered.selection) && (
          <NoMatch advice={t('noMatch.advice', { count: total })} onReset={() => setSelection(NO_FILTERS)} />
        )}
        <ol className={resultsStyles.tickets}>
          {view.activities.slice(0, rendered.shown).map((listed, position) => (
            <li key={listed.activity.code}>
              <ActivityLine
                listed={listed}
                search={search}
                days={days}
                ticks={rendered.selection}
                eager={position < 2}
              />
            </li>
          ))}
        </ol>
        {left > 0 && (
          <Button onClick={showMore}>{t('more', { count: Math.min(left, RESULTS_PER_PAGE) })}</Button>
        )}
      </ResultsRoom>
    </>
  );
}
