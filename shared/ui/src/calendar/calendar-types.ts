/** A word or two below a day: its price. */
export type DayNote = {
  text: string;
  /** Said under the calendar while the day has focus: "desde 412,30 US$, visto hace 2 h". */
  spoken: string;
  tone?: 'low';
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
  /** Focus goes to the chosen day, or the first one: for a calendar that was just opened. */
  autoFocus?: boolean;
};
