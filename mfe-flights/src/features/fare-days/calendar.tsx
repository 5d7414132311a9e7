import { withTexts } from '@travesia/platform/react';
import { searchTexts } from '../search/texts.ts';
import { CalendarPage as Page } from './components/calendar-page.tsx';
import { FareCalendar as Calendar } from './components/fare-calendar.tsx';
import { fareDaysTexts } from './texts.ts';

const TEXTS = [searchTexts, fareDaysTexts];

/**
 * The calendars with prices and their words, loaded when one of them opens. They are one part of the bundle: each
 * part has a digest in the first view.
 */
export const FareCalendar = withTexts(TEXTS, Calendar);
export const CalendarPage = withTexts(TEXTS, Page);
