import styles from './results.module.css';

export { NoMatch, type NoMatchProps } from './no-match.tsx';
export { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
export { ResultNotices, type ResultNoticesProps } from './result-notices.tsx';
export { ResultsLoading, type ResultsLoadingProps } from './results-loading.tsx';
export { ResultsSheet, type ResultsSheetProps } from './results-sheet.tsx';
export { SearchFailed, type SearchFailedProps } from './search-failed.tsx';
export { useFoundAnnounced } from './use-found-announced.ts';

/** The room of a list of offers: header, filters at the side, tools, tickets. `--results-columns` lays out wide ones. */
export const resultsStyles = styles;
