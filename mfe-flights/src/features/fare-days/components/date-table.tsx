import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FareDay } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { Dialog } from '@travesia/ui/dialog';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { useCurrentInView } from '../hooks/use-current-in-view.ts';
import { useFareDays } from '../hooks/use-fare-days.ts';
import { calendarAddress } from '../model/calendar-address.ts';
import { dayKey, pairsAround, searchedFirst, searchOn } from '../model/days-around.ts';
import { areAllWithBag } from '../model/same-basis.ts';
import { fareDaysTexts } from '../texts.ts';
import { DayPrice } from './day-price.tsx';
import { FareDaysNotes } from './fare-days-notes.tsx';
import { FareSigns } from './fare-signs.tsx';
import { MissingFares } from './missing-fares.tsx';
import { PriceAges } from './price-ages.tsx';
import styles from './fare-days.module.css';

export type DateTableProps = {
  search: FlightSearch;
  searched: FareDay;
  lowest: Money | null;
  lowestWithoutBag: Money | null;
  isSettled: boolean;
  withBag: boolean;
  addressOf: (search: FlightSearch) => string;
  onClose: () => void;
};

/** Rows and columns that an arrow key goes. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from cell to cell, past pairs that cannot be flown. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const [rows, columns] = STEPS[event.key] ?? [];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (rows === undefined || columns === undefined || !cell) return;
  event.preventDefault();
  const table = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + rows;
  let column = cell.cellIndex + columns;
  for (;;) {
    const next = table.rows[row]?.cells[column];
    if (!next || next.tagName === 'TH') return;
    const control = next.querySelector('a');
    if (control) {
      control.focus();
      return;
    }
    row += rows;
    column += columns;
  }
}

/** Departures side by side, returns one below another, with the price of each pair. */
export function DateTable({
  search,
  searched,
  lowest,
  lowestWithoutBag,
  isSettled,
  withBag,
  addressOf,
  onClose,
}: DateTableProps) {
  const { t, tag } = useText(fareDaysTexts);
  const { today } = useRemotePage();
  const { departures, rows } = useMemo(() => pairsAround(searched, today), [searched, today]);
  const days = useMemo(() => rows.flatMap((row) => row.days.filter((day) => day !== null)), [rows]);
  const asked = useMemo(() => searchedFirst(searched, days), [days, searched]);
  const fares = useFareDays(search, asked);
  const hasBags = withBag && areAllWithBag(days.map(fares.dayOf));
  const room = useRef<HTMLDivElement>(null);
  useCurrentInView(room, days.filter((day) => fares.dayOf(day).price).length);
  /** The one cell that the tab key stops at. */
  const [stop, setStop] = useState(dayKey(searched));
  return (
    <Dialog
      open
      wide
      variant="sheet"
      title={t('table.title')}
      closeLabel={t('table.close')}
      onClose={onClose}
    >
      <div ref={room} className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are links with one tab stop */}
        <table role="grid" className={styles.table} aria-label={t('table.title')} onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('table.return')}
              </th>
              <th scope="colgroup" colSpan={departures.length}>
                <span className={styles.axis}>{t('table.departure')}</span>
              </th>
            </tr>
            <tr>
              {departures.map((departure) => (
                <th key={departure} scope="col">
                  {formatLocalDate(departure, tag, 'medium')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.returnDate}>
                <th scope="row">{formatLocalDate(row.returnDate, tag, 'medium')}</th>
                {row.days.map((day, column) => (
                  <td key={departures[column]} onFocus={() => day && setStop(dayKey(day))}>
                    {day && (
                      <DayPrice
                        day={day}
                        among={days}
                        fares={fares}
                        searched={searched}
                        lowest={hasBags ? lowest : lowestWithoutBag}
                        isSettled={isSettled}
                        withBag={hasBags}
                        to={addressOf(searchOn(search, day))}
                        tabIndex={dayKey(day) === stop ? 0 : -1}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MissingFares
        fares={fares}
        days={days.filter((day) => dayKey(day) !== dayKey(searched)).map(fares.dayOf)}
      >
        <PriceAges fares={days.map(fares.dayOf)} />
      </MissingFares>
      <FareSigns />
      {withBag && !hasBags && <p className={styles.explain}>{t('withoutBags')}</p>}
      <p className={styles.explain}>{t('table.explain')}</p>
      <FareDaysNotes fares={fares} days={days} />
      <p>
        <Link to={calendarAddress(search)}>{t('page.name')}</Link>
      </p>
    </Dialog>
  );
}
