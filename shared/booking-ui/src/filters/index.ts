export { ActiveFilters, type ActiveFilter } from './active-filters.tsx';
export { FilterGroup } from './filter-group.tsx';
export { FilterTick } from './filter-tick.tsx';
export { FiltersFrame } from './filters-frame.tsx';
export { PriceFilter } from './price-filter.tsx';
