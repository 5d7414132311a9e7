import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { Button } from '@travesia/ui/button';
import { classes } from '@travesia/ui/classes';
import { FiltersIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { choosingTexts } from '../choosing/texts.ts';
import { ResultsSheet } from './results-sheet.tsx';
import { RESULTS_HEADING_ID, SkipToResults } from './skip-to-results.tsx';
import styles from './results.module.css';

export type ResultsRoomProps = {
  /** What is to be chosen, where the title of the page does not say it. */
  heading?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** How many are shown, of how many. */
  count: string;
  /** Stands at the end of the heading's line. */
  atHeading?: ReactNode;
  /** Beside the list on wide screens, over it on narrow ones. */
  filters: ReactNode;
  /** How much is shown behind the filters, on the button that leads there. */
  show: string;
  sort: ReactNode;
  /** Filters and a sort that scrolls share one line, however narrow. */
  oneLine?: boolean;
  /** Stands after the button of the filters. */
  tools?: ReactNode;
  /** The filters that are set, or that nothing matches them, and the list. */
  children: ReactNode;
  /** On the other side of the list. */
  beside?: ReactNode;
  className?: string | undefined;
};

/** What was found, between its filters and what else stands beside it. */
export function ResultsRoom({
  heading,
  headingRef,
  count,
  atHeading,
  filters,
  show,
  sort,
  oneLine,
  tools,
  children,
  beside,
  className,
}: ResultsRoomProps) {
  const { t } = useText(choosingTexts);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { announce } = useRemotePage();
  // One voice for the number: what is found at first, and what is left of it by a filter.
  useEffect(() => announce(count), [announce, count]);
  const openFilters = (
    <Button className={styles.openFilters ?? ''} onClick={() => setSheetOpen(true)}>
      <FiltersIcon />
      {t('filters.open')}
    </Button>
  );
  return (
    <>
      <div className={classes(styles.columns, className)}>
        <aside className={styles.side} aria-label={t('filters.title')}>
          <SkipToResults>{t('skip.filters')}</SkipToResults>
          {filters}
        </aside>
        <section className={styles.list} aria-labelledby={RESULTS_HEADING_ID}>
          <div className={styles.listHead}>
            <div className={styles.listWords}>
              <h2 id={RESULTS_HEADING_ID} ref={headingRef} tabIndex={-1}>
                {heading ?? count}
              </h2>
              {heading && <p className={styles.soft}>{count}</p>}
            </div>
            {atHeading}
          </div>
          <div className={styles.tools} data-one-line={oneLine ? '' : undefined}>
            {oneLine ? openFilters : sort}
            {oneLine ? sort : openFilters}
            {tools}
          </div>
          {children}
        </section>
        {beside}
      </div>
      <ResultsSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} show={show}>
        {isSheetOpen && filters}
      </ResultsSheet>
    </>
  );
}
