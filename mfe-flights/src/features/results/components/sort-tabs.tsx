import { memo } from 'react';
import { useOptimisticChoice } from '@travesia/ui/optimistic-choice';
import { TabList } from '@travesia/ui/tabs';
import type { Sort } from '@travesia/domain';
import { formatDuration, useShownMoney, useText } from '@travesia/i18n';
import type { SortTop } from '../model/results-list.ts';
import { resultsTexts } from '../texts.ts';
import styles from './sort-tabs.module.css';

export type SortTabsProps = {
  tops: readonly SortTop[];
  sort: Sort;
  currency: string;
  onSort: (sort: Sort) => void;
};

/** The four orders, each with what its first flight costs and takes (F-26). */
export const SortTabs = memo(function SortTabs({ tops, sort, currency, onSort }: SortTabsProps) {
  const { t, locale } = useText(resultsTexts);
  const money = useShownMoney();
  const [shown, choose] = useOptimisticChoice(sort, onSort);
  return (
    <TabList
      label={t('sort.label')}
      group="results-sort"
      panelId="results-tickets"
      className={styles.tabs}
      tabs={tops.map(({ sort: name, top }) => ({
        id: name,
        label: t(`sort.${name}`),
        detail: top ? (
          <>
            {money({ amount: top.priceMinor, currency })}
            <span className={styles.between}> · </span>
            <span className={styles.duration}>{formatDuration(top.durationMinutes, locale)}</span>
          </>
        ) : (
          t('sort.nothing')
        ),
      }))}
      selected={shown}
      onSelect={choose}
    />
  );
});
