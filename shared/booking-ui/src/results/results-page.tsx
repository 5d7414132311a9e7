import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { keepFocus } from '@travesia/ui/kept-focus';
import { CallCode } from '../call-code/index.ts';
import { FreshStart } from '../choosing/fresh-start.tsx';
import { RefusedStorage } from '../choosing/refused-storage.tsx';
import { choosingTexts } from '../choosing/texts.ts';
import { ResultsLoading } from './results-loading.tsx';
import { SearchFailed } from './search-failed.tsx';
import { SkipToResults } from './skip-to-results.tsx';
import styles from './results.module.css';

export type ResultsPageProps = {
  search: {
    readonly status: 'loading' | 'failed' | 'ready';
    readonly failure: unknown;
    readonly retry: () => void;
    readonly refresh: () => unknown;
  };
  /** How many were found; undefined until that is known. */
  count: number | undefined;
  header: ReactNode;
  /** What has to be said about the search whatever came of it. */
  notes?: ReactNode;
  /** `loadingLong` is said once it takes long. */
  words: { loading: string; loadingLong: string };
  /** Instead of the list where nothing was found. */
  empty: ReactNode;
  children: ReactNode;
};

/** The page of one search in its four states: loading, failed, empty, ready. */
export function ResultsPage({ search, count, header, notes, words, empty, children }: ResultsPageProps) {
  const { t } = useText(choosingTexts);
  const { announce } = useRemotePage();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  // That nothing was found; what was found the room of the list says.
  useEffect(() => {
    if (count === 0) announce(t('empty.title'));
  }, [announce, count, t]);
  return (
    <div ref={frame} className={styles.page}>
      {Boolean(count) && <SkipToResults>{t('skip.toResults')}</SkipToResults>}
      <FreshStart askAnew={search.refresh} />
      <header className={styles.head}>{header}</header>
      <RefusedStorage />
      {notes}
      {search.status === 'loading' && <ResultsLoading label={words.loading} longLabel={words.loadingLong} />}
      {search.status === 'failed' && <SearchFailed failure={search.failure} onRetry={search.retry} />}
      {search.status === 'ready' && (count === 0 ? empty : children)}
      <CallCode />
    </div>
  );
}
