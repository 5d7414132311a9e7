import styles from './results.module.css';

export { NoMatch, type NoMatchProps } from './no-match.tsx';
export { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
export { ResultsStatus, type ResultsStatusProps } from './results-status.tsx';
export { ResultsPage, type ResultsPageProps } from './results-page.tsx';
export { ResultsRoom, type ResultsRoomProps } from './results-room.tsx';
export { ResultsSheet, type ResultsSheetProps } from './results-sheet.tsx';
export { RESULTS_HEADING_ID, SkipToResults } from './skip-to-results.tsx';
export { SearchBar, type SearchBarProps } from './search-bar.tsx';
export { SearchFailed, type SearchFailedProps } from './search-failed.tsx';
export {
  changed,
  useAddressChoice,
  type AddressChoice,
  type AddressChoiceRules,
} from './use-address-choice.ts';
export { usePagedSearch, type PagedSearch, type PagedSearchOptions } from './use-paged-search.ts';

/** The room of a list of offers: header, filters at the side, tools, tickets. `--results-columns` lays out wide ones. */
export const resultsStyles = styles;
