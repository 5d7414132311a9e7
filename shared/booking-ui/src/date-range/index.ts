export { DateRangeField, type DateRange } from './date-range-field.tsx';
export { RangeDays } from './lazy-range-days.ts';
export { useEarlyDates, type EarlyDates } from './use-early-dates.ts';
