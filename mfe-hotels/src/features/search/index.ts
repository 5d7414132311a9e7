export { HomeSearch } from './components/home-search.tsx';
export { SearchPanel } from './components/search-panel.tsx';
export { useGoToResults } from './hooks/use-go-to-results.ts';
export { type HotelSearch, type SearchedPlace } from './model/hotel-search.ts';
export { settledDates } from './model/search-form.ts';
export { searchPayload } from './model/search-payload.ts';
export {
  HOTEL_PARAMETER,
  hotelAddress,
  readSearch,
  readWantedTerms,
  resultsAddress,
  writeWantedTerms,
  type WantedTerms,
} from './model/search-query.ts';
export { searchTexts } from './texts.ts';
