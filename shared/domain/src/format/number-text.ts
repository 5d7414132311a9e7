import type { LanguageTag } from './language-tag.ts';
import { memoize } from './memoize.ts';

const NUMBER_STYLES = {
  /** `1.204` */
  whole: { useGrouping: 'always', maximumFractionDigits: 0 },
  /** `1.204,5` */
  oneDecimal: { useGrouping: 'always', maximumFractionDigits: 1 },
  /** `1.204,125` */
  exact: { useGrouping: 'always' },
  /** `124 mil` · `124K` */
  compact: { notation: 'compact', maximumSignificantDigits: 3 },
  /** `12,5 %` · `12.5%`, of a share */
  percent: { style: 'percent', maximumFractionDigits: 2 },
  hours: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  minutes: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const numberFormat = memoize(
  (tag: LanguageTag, style: keyof typeof NUMBER_STYLES) => new Intl.NumberFormat(tag, NUMBER_STYLES[style]),
);

/** A number with the market's separators. */
export const formatNumber = (
  value: number,
  tag: LanguageTag,
  style: keyof typeof NUMBER_STYLES = 'exact',
): string => numberFormat(tag, style).format(value);
