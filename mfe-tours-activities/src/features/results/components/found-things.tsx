import { useMemo, useState } from 'react';
import { ResultsClockLine } from '@travesia/booking-ui/choosing';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { FiltersIcon } from '@travesia/ui/icon';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { ActivitySearchReply } from '@travesia/contracts';
import { RESULTS_PER_PAGE } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import type { ActivitySearch } from '../../search/index.ts';
import { useThingsChoice } from '../hooks/use-things-choice.ts';
import type { ThingsSearchState } from '../hooks/use-things-search.ts';
import { hasFilters, NO_FILTERS, THINGS_SORTS, viewThings, type ThingsSort } from '../model/things-list.ts';
import { resultsTexts } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { SupplierNotices } from './supplier-notices.tsx';
import { ThingTicket } from './thing-ticket.tsx';
import styles from './results-page.module.css';

export type FoundThingsProps = {
  search: ActivitySearch;
  found: ThingsSearchState;
  meta: ActivitySearchReply['meta'];
};

/** What was found, to filter and sort, ten at a time (T-05). */
export function FoundThings({ search, found, meta }: FoundThingsProps) {
  const { t } = useText(resultsTexts);
  const { kind } = useThings();
  const money = useMoney();
  const { choice, setSort, setSelection, showMore } = useThingsChoice();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { selection, sort, shown } = choice;
  const view = useMemo(() => viewThings(found.things, { selection, sort }), [found.things, selection, sort]);
  const total = found.things.length;
  const count = view.things.length;
  const left = count - shown;
  const minorMoney = (amount: number) => money({ amount, currency: meta.currency });
  const filters = (
    <FiltersPanel view={view} selection={selection} money={minorMoney} onChange={setSelection} />
  );

  return (
    <>
      <ResultsClockLine
        item="activity"
        searchId={meta.searchId}
        expiresAt={meta.expiresAt}
        onRefresh={found.refresh}
      />
      <SupplierNotices meta={meta} found={found} />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('filters.title')}>
          {filters}
        </aside>
        <section className={styles.list} aria-labelledby="things-heading">
          <div className={styles.listHead}>
            <h2 id="things-heading">{t(`choose.${kind}`)}</h2>
            <p className={styles.soft} aria-live="polite">
              {count === total
                ? t(`count.${kind}`, { count: total })
                : t('countOf', { count, total: t(`count.${kind}`, { count: total }) })}
            </p>
          </div>
          <div className={styles.tools}>
            <RadioGroup
              legend={t('sort.label')}
              legendHidden
              look="segments"
              options={THINGS_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={sort}
              onValueChange={(value) => setSort(value as ThingsSort)}
            />
            <Button className={styles.openFilters ?? ''} onClick={() => setSheetOpen(true)}>
              <FiltersIcon aria-hidden="true" />
              {t('filters.open')}
            </Button>
          </div>
          <ActiveFilters selection={selection} money={minorMoney} onChange={setSelection} />
          {count === 0 && hasFilters(selection) && (
            <div className={styles.empty} role="status">
              <h3>{t('noMatch.title')}</h3>
              <p>{t('noMatch.advice', { count: total })}</p>
              <Button look="call" onClick={() => setSelection(NO_FILTERS)}>
                {t('noMatch.reset')}
              </Button>
            </div>
          )}
          <ol className={styles.tickets}>
            {view.things.slice(0, shown).map((thing, position) => (
              <li key={thing.code}>
                <ThingTicket thing={thing} search={search} eager={position < 2} />
              </li>
            ))}
          </ol>
          {left > 0 && (
            <Button onClick={showMore}>{t('more', { count: Math.min(left, RESULTS_PER_PAGE) })}</Button>
          )}
        </section>
      </div>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        variant="sheet"
        actions={
          <Button look="call" wide onClick={() => setSheetOpen(false)}>
            {count === 0 ? t('filters.showNone') : t('filters.show', { count })}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </>
  );
}
