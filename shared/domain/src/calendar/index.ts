export { calendarFile, type CalendarEvent, type CalendarFile, type CalendarMoment } from './calendar-file.ts';
