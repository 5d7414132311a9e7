import { useSteadyCallback } from '@travesia/page';
import { ResultsClockLine, type ResultsClockLineProps } from '../choosing/results-clock-line.tsx';
import { ResultNotices, type ResultNoticesProps } from './result-notices.tsx';

export type ResultsStatusProps = {
  meta: Pick<ResultsClockLineProps, 'searchId' | 'expiresAt'> & { complete: boolean };
  found: ResultNoticesProps['found'];
  words: Pick<ResultsClockLineProps, 'reason' | 'over'> & ResultNoticesProps['words'] & { partial: string };
};

/** How long the prices of a list hold, and what is missing from it. */
export function ResultsStatus({ meta, found, words }: ResultsStatusProps) {
  const refresh = useSteadyCallback(found.refresh);
  return (
    <>
      <ResultsClockLine
        reason={words.reason}
        over={words.over}
        searchId={meta.searchId}
        expiresAt={meta.expiresAt}
        onRefresh={refresh}
      />
      <ResultNotices partial={meta.complete ? null : words.partial} found={found} words={words} />
    </>
  );
}
