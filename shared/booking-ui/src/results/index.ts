import styles from './results.module.css';

export { NoMatch } from './no-match.tsx';
export { NothingFound } from './nothing-found.tsx';
export { ResultsStatus } from './results-status.tsx';
export { ResultsPage } from './results-page.tsx';
export { ResultsRoom } from './results-room.tsx';
export { ResultsSheet } from './results-sheet.tsx';
export { RESULTS_HEADING_ID, SkipToResults } from './skip-to-results.tsx';
export { SearchBar } from './search-bar.tsx';
export { SearchFailed } from './search-failed.tsx';
export { changed, useAddressChoice } from './use-address-choice.ts';
export { usePagedSearch, type PagedSearch } from './use-paged-search.ts';

/** The room of a list of offers: header, filters at the side, tools, tickets. `--results-columns` lays out wide ones. */
export const resultsStyles = styles;
