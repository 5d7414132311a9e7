// Loaded together: a remote that also imports the calendar alone cannot be sealed by webpack-subresource-integrity 5.1.
export { DayCalendar } from '@travesia/ui/calendar';
export { DatesFoot } from './dates-foot.tsx';
export { RangeDays, type RangeDaysProps } from './range-days.tsx';
