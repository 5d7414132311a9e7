export { CruiseFilters } from './components/cruise-filters.tsx';
export { ListingPage } from './components/listing-page.tsx';
export { findCruises, NO_FILTERS, writeFilters } from './model/cruise-filters.ts';
