export { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field.tsx';
export { DayField, type DayFieldProps } from './day-field.tsx';
export { useEarlyDates, type EarlyDates } from './use-early-dates.ts';
