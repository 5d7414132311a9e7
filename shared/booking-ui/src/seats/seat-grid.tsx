import { useRef, useState, type KeyboardEvent } from 'react';
import type { Seat, SeatMap } from '@travesia/contracts';
import { EXIT_ROW_MIN_AGE } from '@travesia/domain';
import { useMoney, useText } from '@travesia/i18n';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { bandOf, type PriceBand } from './price-bands.ts';
import { seatAfter } from './seat-moves.ts';
import styles from './seats.module.css';
import { seatTexts } from './texts.ts';
import { useSeatName } from './use-seat-name.ts';

const MOVES: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

/** Of an aisle, and of a place without a seat. */
const NOTHING = '\u00A0';

type SeatOwner = {
  readonly travellerId: string;
  readonly name: string;
  /** Among the travellers; null for somebody who travels alone. */
  readonly number: number | null;
};

export type SeatGridProps = {
  title: string;
  cabin: SeatMap['cabins'][number];
  /** Who chooses now. */
  travellerId: string;
  /** By designator: for whom it is chosen. */
  chosenBy: ReadonlyMap<string, SeatOwner>;
  /** By designator: who has it in the booking already. */
  bookedBy: ReadonlyMap<string, SeatOwner>;
  /** The dearer, the more dots: what the legend says for those who see. */
  bands: readonly PriceBand[];
  onPress: (seat: Seat) => void;
  /** The seat that a person looks at. */
  onLook: (seat: Seat) => void;
};

/** A cabin as a table of seats under its letters; one stop of the Tab key, arrows move inside. */
export function SeatGrid(props: SeatGridProps) {
  const { title, cabin, travellerId, chosenBy, bookedBy, bands, onPress, onLook } = props;
  const { t } = useText(seatTexts);
  const money = useMoney();
  const seatName = useSeatName();
  const table = useRef<HTMLTableElement>(null);
  /** While the pointer is down, details update on click and not on focus: that could move the seat from under the finger. */
  const isPressed = useRef(false);
  const { columns, rows } = cabin;
  const serviceOf = ({ services }: Seat) => services.find((service) => service.travellerId === travellerId);
  const chosen = [...chosenBy].find(([, owner]) => owner.travellerId === travellerId)?.[0];
  const [looked, setLooked] = useState<string | null>(null);
  const all = rows.flatMap(({ seats }) => seats);
  const stop = looked ?? chosen ?? all.find((seat) => serviceOf(seat))?.designator ?? all[0]?.designator;

  function move(event: KeyboardEvent, from: Seat) {
    isPressed.current = false;
    if (!MOVES.has(event.key)) return;
    event.preventDefault();
    const { designator } = seatAfter(cabin, from, event.key);
    table.current?.querySelector<HTMLButtonElement>(`[data-seat="${designator}"]`)?.focus();
  }

  function nameOf(seat: Seat): string {
    const { designator, name } = seat;
    const owner = chosenBy.get(designator);
    const service = serviceOf(seat);
    const has = bookedBy.get(designator);
    if (has) return t('booked', { seat: designator, name: has.name });
    if (owner && owner.travellerId !== travellerId)
      return t('theirs', { seat: designator, name: owner.name });
    if (seat.tooYoung?.includes(travellerId))
      return t('tooYoung', { seat: designator, age: EXIT_ROW_MIN_AGE });
    if (!service) return t('taken', { seat: designator });
    return t('free', {
      seat: designator,
      price: money(service.amount),
      name: name === null ? '' : t('named', { name: seatName(name) ?? name }),
    });
  }

  return (
    <div className={styles.scroller}>
      <table ref={table} aria-label={t('map', { flight: title })} className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('row')}</VisuallyHidden>
            </th>
            {columns.map((letter, index) =>
              letter === null ? (
                <td key={`aisle-${index}`} className={styles.aisle}>
                  {NOTHING}
                </td>
              ) : (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, isExit, seats }) => (
            <tr key={number}>
              <th scope="row">
                {number}
                {isExit && <span className={styles.exit}>{t('exit')}</span>}
              </th>
              {columns.map((letter, index) => {
                const seat = seats.find(({ column }) => column === letter);
                if (!seat) {
                  return (
                    <td key={letter ?? `aisle-${index}`} className={styles.aisle}>
                      {NOTHING}
                    </td>
                  );
                }
                const owner = chosenBy.get(seat.designator);
                const has = bookedBy.get(seat.designator);
                const service = has ? undefined : serviceOf(seat);
                const isOff = !owner && !service;
                return (
                  <td key={letter}>
                    <button
                      type="button"
                      className={styles.seat}
                      data-seat={seat.designator}
                      data-band={owner || !service ? undefined : bandOf(bands, service.amount)}
                      data-owner={
                        has ? 'booked' : owner && (owner.travellerId === travellerId ? 'self' : 'companion')
                      }
                      data-number={(has ?? owner)?.number ?? undefined}
                      tabIndex={seat.designator === stop ? 0 : -1}
                      aria-label={nameOf(seat)}
                      aria-pressed={owner !== undefined}
                      aria-disabled={isOff}
                      onPointerDown={() => (isPressed.current = true)}
                      onPointerCancel={() => (isPressed.current = false)}
                      onFocus={() => {
                        setLooked(seat.designator);
                        if (!isPressed.current) onLook(seat);
                      }}
                      onKeyDown={(event) => move(event, seat)}
                      onClick={() => {
                        isPressed.current = false;
                        onLook(seat);
                        onPress(seat);
                      }}
                    >
                      <span aria-hidden="true">{isOff && !has ? '×' : seat.designator}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
