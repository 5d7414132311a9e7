export { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';
export { RangeCalendar, type DayRange, type RangeCalendarProps } from './range-calendar.tsx';
export { type CalendarCommonProps, type DayNote } from './calendar-types.ts';
