import { useDeferredValue, useMemo } from 'react';
import { NoMatch, ResultsRoom, ResultsStatus, resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { ActivitySearchReply } from '@travesia/contracts';
import { RESULTS_PER_PAGE } from '@travesia/domain';
import { useMinorMoney, useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import type { ActivitySearch } from '../../search/index.ts';
import { useActivityChoice } from '../hooks/use-activity-choice.ts';
import type { ActivitySearchState } from '../hooks/use-activity-search.ts';
import {
  hasFilters,
  NO_FILTERS,
  THINGS_SORTS,
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
  const { kind } = useActivityKind();
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
        filters={<FiltersPanel view={view} selection={selection} money={minorMoney} onChange={filter} />}
        show={count === 0 ? t('filters.showNone') : t('filters.show', { count })}
        sort={
          <RadioGroup
            legend={t('sort.label')}
            legendHidden
            variant="segments"
            options={THINGS_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onValueChange={(value) => setSort(value as ActivitySort)}
          />
        }
      >
        <ActiveFilters selection={selection} money={minorMoney} onChange={filter} />
        {count === 0 && hasFilters(rendered.selection) && (
          <NoMatch advice={t('noMatch.advice', { count: total })} onReset={() => setSelection(NO_FILTERS)} />
        )}
        <ol className={resultsStyles.tickets}>
          {view.activities.slice(0, rendered.shown).map((activity, position) => (
            <li key={activity.code}>
              <ActivityLine activity={activity} search={search} eager={position < 2} />
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
