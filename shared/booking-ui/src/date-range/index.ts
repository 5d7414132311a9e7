export { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field.tsx';
export { RangeDays } from './lazy-range-days.ts';
export { useEarlyDates, type EarlyDates } from './use-early-dates.ts';
