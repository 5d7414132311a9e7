export { calendarFile, type CalendarFile } from './calendar-file.ts';
