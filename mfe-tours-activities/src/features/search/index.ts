export { ChildrenLeftOut } from './components/children-left-out.tsx';
export { HomeSearch } from './components/home-search.tsx';
export { SearchPanel } from './components/search-panel.tsx';
export { useGoToResults } from './hooks/use-go-to-results.ts';
export { useSearchRules } from './hooks/use-search-rules.ts';
export { type ActivitySearch, type SearchedPlace } from './model/activity-search.ts';
export { settledDates } from './model/search-form.ts';
export { searchPayload, supplierLanguage } from './model/search-payload.ts';
export {
  CODE_PARAMETER,
  DAY_PARAMETER,
  detailAddress,
  readSearch,
  resultsAddress,
} from './model/search-query.ts';
export { searchTexts } from './texts.ts';
