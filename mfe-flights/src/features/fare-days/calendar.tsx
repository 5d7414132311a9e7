import type { ComponentType } from 'react';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { searchTexts } from '../search/texts.ts';
import { CalendarPage as Page } from './components/calendar-page.tsx';
import { FareCalendar as Calendar } from './components/fare-calendar.tsx';
import { fareDaysTexts } from './texts.ts';

const TEXTS = [searchTexts, fareDaysTexts];

const withTexts = <Props extends object>(Part: ComponentType<Props>) =>
  function WithTexts(props: Props) {
    const { locale } = usePlatform();
    return (
      <TextProvider locale={locale} texts={TEXTS}>
        <Part {...props} />
      </TextProvider>
    );
  };

/**
 * The calendars with prices and their words, loaded when one of them opens. They are one part of the bundle: each
 * part has a digest in the first view.
 */
export const FareCalendar = withTexts(Calendar);
export const CalendarPage = withTexts(Page);
