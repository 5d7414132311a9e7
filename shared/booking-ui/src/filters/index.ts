export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from './active-filters.tsx';
export { FilterGroup, type FilterGroupProps } from './filter-group.tsx';
export { FilterTick, type FilterTickProps } from './filter-tick.tsx';
export { FiltersFrame, type FiltersFrameProps } from './filters-frame.tsx';
export { PriceFilter, type PriceFilterProps } from './price-filter.tsx';
