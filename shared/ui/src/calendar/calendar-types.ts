import type { ReactNode } from 'react';

/** A word or two below a day: its price. */
export type DayNote = {
  text: string;
  /** Said under the calendar while the day has focus: "desde 412,30 US$, visto hace 2 h". Of one day, so it is asked for. */
  spoken: () => string;
  tone?: 'low';
  /** From the cheapest fifth of the days that are shown to the dearest; colours the day. */
  heat?: 1 | 2 | 3 | 4 | 5;
  /** What it says was found some time ago: the day has a small ring. */
  isAged?: boolean;
};

export type CalendarCommonProps = {
  /** Language of weekdays and months. */
  locale: string;
  /** Names the region whose week is shown: 'es-ES' begins it on Monday, 'es-MX' on Sunday. */
  weekLocale: string;
  /** Name of the calendar for screen readers. */
  label: string;
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min: string;
  max: string;
  /** Months beside one another where there is room; a phone scrolls through all of them. */
  months?: 1 | 2;
  /** A calendar in the page: on a phone one month with arrows, for a list that scrolls in a page that scrolls is a trap. */
  paged?: boolean;
  /** Days between `min` and `max` that cannot be chosen. */
  isUnavailable?: (day: string) => boolean;
  noteOf?: (day: string) => DayNote | undefined;
  /** Stands below the days of a month, 'YYYY-MM'. */
  footOfMonth?: (month: string) => ReactNode;
  /** The months in view; where months scroll, all that have been. */
  onMonthsShown?: (months: readonly string[]) => void;
  /** Focus goes to the chosen day, or the first one: for a calendar that was just opened. */
  autoFocus?: boolean;
};
