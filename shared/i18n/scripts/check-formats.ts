import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a formatter of its own. Reading the zone of the reader's clock is none. */
export const FORMATTER =
  /Intl\.(?:DateTimeFormat|NumberFormat)\((?!\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(|\buse(?:Date|Number)Formatter\(/;
const SOURCES = '{shell,mfe-*,shared/*,backend/*}/**/*.{ts,tsx}';
const EXEMPT = [
  // The one place for it: dates, clocks and numbers, money, and the clocks that are calculated with.
  'shared/domain/src/format/',
  'shared/domain/src/money/format-money.ts',
  'shared/domain/src/dates/local-date.ts',
  'shared/domain/src/calendar/zone-changes.ts',
  'shared/i18n/scripts/check-formats.ts',
  // How far a zone is ahead of UTC, as a number.
  'backend/api/src/modules/content/describe-places.ts',
  // Its names of months and days are those of the component library, in the language and week that it is given.
  'shared/ui/src/calendar/calendar-months.tsx',
  // Suppliers and banks, which write as they like.
  'backend/sandbox/',
];
const TEST = /\.test\.tsx?$|\/testing\/|\/scripts\/|node_modules|\/dist\//;

/** Lines that format a date, a clock or a number on their own, so that a market could not write them otherwise. */
export function checkFormats(root: string): string[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) })
    .filter((file) => !TEST.test(file) && !EXEMPT.some((exempt) => file.startsWith(exempt)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (FORMATTER.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}
