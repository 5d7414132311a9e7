import { useState, type ReactNode } from 'react';
import type { ChosenSeat } from '@travesia/booking';
import type { Seat, SeatMap } from '@travesia/contracts';
import { EXIT_ROW_MIN_AGE, SUPPLIER_LOCALE } from '@travesia/domain';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
import { nextWithoutSeat } from './next-without-seat.ts';
import { priceBands } from './price-bands.ts';
import { SeatGrid } from './seat-grid.tsx';
import styles from './seats.module.css';
import { seatTexts } from './texts.ts';
import { useSeatName } from './use-seat-name.ts';

export type SeatChoiceProps = {
  maps: readonly SeatMap[];
  travellers: readonly { id: string; name: string }[];
  chosen: readonly ChosenSeat[];
  onChange: (chosen: ChosenSeat[]) => void;
  /** Whether the choice is saved: in view wherever in the map it was made. */
  status?: ReactNode;
};

const hasService = ({ cabins }: SeatMap, travellerId: string): boolean =>
  cabins.some(({ rows }) =>
    rows.some(({ seats }) =>
      seats.some(({ services }) => services.some((service) => service.travellerId === travellerId)),
    ),
  );
const hasSeat = ({ booked }: SeatMap, travellerId: string): boolean =>
  booked?.some((seat) => seat.travellerId === travellerId) ?? false;

/** Seats by flight and traveller, with the price and the airline's conditions of each. */
export function SeatChoice({ maps, travellers, chosen, onChange, status }: SeatChoiceProps) {
  const { t } = useText(seatTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const seatName = useSeatName();
  const [segmentId, setSegmentId] = useState('');
  /** Who may choose on a flight: nobody who has a seat there already. */
  const choosersOn = (each: SeatMap) =>
    travellers.filter(({ id }) => hasService(each, id) && !hasSeat(each, id));
  const map =
    maps.find((each) => each.segmentId === segmentId) ??
    maps.find((each) => choosersOn(each).length > 0) ??
    maps[0];
  const seats = (map?.cabins ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const canSit = map ? choosersOn(map) : [];
  /** All but infants on a lap, who have no seat on any flight. */
  const seated = travellers.filter(({ id }) =>
    maps.some((each) => hasService(each, id) || hasSeat(each, id)),
  );
  const isParty = seated.length > 1;
  const [wantedId, setWantedId] = useState('');
  const [lookedAt, setLookedAt] = useState<string | null>(null);

  const nameOf = (id: string) => travellers.find((each) => each.id === id)?.name ?? '';
  const numberOf = (id: string) => travellers.findIndex((each) => each.id === id) + 1;
  const here = chosen.filter((seat) => seat.segmentId === map?.segmentId);
  const traveller =
    canSit.find(({ id }) => id === wantedId) ??
    canSit.find(({ id }) => !here.some(({ travellerId }) => travellerId === id)) ??
    canSit[0];
  if (!map) return null;

  const ownersOf = (places: readonly { readonly designator: string; readonly travellerId: string }[]) =>
    new Map(
      places.map(({ designator, travellerId }) => [
        designator,
        { travellerId, name: nameOf(travellerId), number: isParty ? numberOf(travellerId) : null },
      ]),
    );
  const chosenBy = ownersOf(here);
  const booked = map.booked ?? [];
  const bookedBy = ownersOf(booked);
  const looked = seats.find(({ designator }) => designator === lookedAt);
  const owner = looked && chosenBy.get(looked.designator);
  const payerId = owner?.travellerId ?? traveller?.id ?? '';
  const price =
    looked && !bookedBy.has(looked.designator)
      ? looked.services.find(({ travellerId }) => travellerId === payerId)?.amount
      : undefined;
  const bands = priceBands(seats);
  const without = ({ travellerId, segmentId: onSegment }: ChosenSeat) =>
    chosen.filter((seat) => seat.travellerId !== travellerId || seat.segmentId !== onSegment);

  /** A companion's seat leads back to that companion; a press on one's own gives it up. */
  function press({ designator, services }: Seat) {
    const companion = chosenBy.get(designator);
    if (companion && companion.travellerId !== traveller?.id) {
      setWantedId(companion.travellerId);
      return;
    }
    const service = services.find(({ travellerId }) => travellerId === traveller?.id);
    if (!map || !service || bookedBy.has(designator)) return;
    const { serviceId, travellerId, amount } = service;
    const seat = { serviceId, segmentId: map.segmentId, travellerId, designator, amount };
    if (companion) {
      onChange(without(seat));
      return;
    }
    const next = [...without(seat), seat];
    onChange(next);
    setWantedId(nextWithoutSeat(canSit, next, seat));
  }

  function reasonOf({ designator, tooYoung }: Seat): string {
    const has = bookedBy.get(designator);
    if (has) return t('has', { name: has.name, seat: designator });
    return tooYoung?.includes(payerId)
      ? t('tooYoung', { seat: designator, age: EXIT_ROW_MIN_AGE })
      : t('taken', { seat: designator });
  }

  return (
    <div className={styles.choice}>
      {maps.length > 1 && (
        <RadioGroup
          legend={t('flight')}
          options={maps.map((each) => ({ value: each.segmentId, label: each.title }))}
          value={map.segmentId}
          onValueChange={(value) => {
            setSegmentId(value);
            setWantedId('');
            setLookedAt(null);
          }}
        />
      )}
      {booked.map(({ travellerId, designator }) => (
        <p key={travellerId}>{t('has', { name: nameOf(travellerId), seat: designator })}</p>
      ))}
      {!traveller && (
        <>
          <p>
            {t(seated.length > 0 && seated.every(({ id }) => hasSeat(map, id)) ? 'allSeated' : 'noneLeft')}
          </p>
          {status}
        </>
      )}
      {traveller && (
        <>
          <p className={styles.soft}>
            <span className={styles.keysHint}>{t('keysHint')}</span>{' '}
            <span className={styles.touchHint}>{t('touchHint')}</span>
          </p>
          <ul className={styles.legend} aria-hidden="true">
            {bands.map(({ from, to }, place) => (
              <li key={from.amount} data-band={place}>
                {from.amount === to.amount
                  ? shown(from)
                  : t('legendBand', { from: shown(from), to: shown(to) })}
              </li>
            ))}
            <li data-owner="self">{t('legendChosen')}</li>
            {isParty && <li data-owner="companion">{t('legendCompanion')}</li>}
            {booked.length > 0 && <li data-owner="booked">{t('legendBooked')}</li>}
            <li data-unavailable="">{t('legendTaken')}</li>
          </ul>
          <div>
            {/* In view while the map is. At the top: on a phone the way to the payment is at the bottom of the window. */}
            <div className={styles.bar}>
              {canSit.length > 1 && (
                <RadioGroup
                  className={styles.travellers}
                  variant="segments"
                  legend={t('traveller')}
                  legendHidden
                  options={canSit.map(({ id, name }) => ({
                    value: id,
                    label: name,
                    description:
                      here.find(({ travellerId }) => travellerId === id)?.designator ?? t('noSeat'),
                  }))}
                  value={traveller.id}
                  onValueChange={(value) => {
                    setWantedId(value);
                    setLookedAt(null);
                  }}
                />
              )}
              <p className={styles.price} aria-live="polite">
                {looked && price && (
                  <span>
                    <b>{looked.designator}</b> · {money(price)}
                    {looked.name !== null && (
                      <>
                        {' · '}
                        {seatName(looked.name) ?? <span lang={SUPPLIER_LOCALE}>{looked.name}</span>}
                      </>
                    )}
                    {owner && isParty && ` · ${t('chosenFor', { name: owner.name })}`}
                  </span>
                )}
                {looked && !price && <span>{reasonOf(looked)}</span>}
                {(isParty || !looked) && (
                  <span className={styles.soft}>
                    {isParty ? t(looked ? 'nowFor' : 'nothingFor', { name: traveller.name }) : t('nothing')}
                  </span>
                )}
              </p>
              {status}
            </div>
            {map.cabins.map((cabin, index) => (
              <SeatGrid
                key={`${map.segmentId}-${index}`}
                title={map.title}
                cabin={cabin}
                travellerId={traveller.id}
                chosenBy={chosenBy}
                bookedBy={bookedBy}
                bands={bands}
                onPress={press}
                onLook={({ designator }) => setLookedAt(designator)}
              />
            ))}
          </div>
        </>
      )}
      {looked && price && looked.conditions.length > 0 && (
        <div className={styles.conditions}>
          <p>{t('conditions')}</p>
          <ul lang={SUPPLIER_LOCALE}>
            {looked.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </div>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((seat) => {
            const name = nameOf(seat.travellerId);
            return (
              <li key={seat.serviceId}>
                <span>
                  {t('chosen', { name, seat: seat.designator, price: money(seat.amount) })}
                  {maps.length > 1 && (
                    <span className={styles.soft}>
                      {maps.find((each) => each.segmentId === seat.segmentId)?.title}
                    </span>
                  )}
                </span>
                <Button
                  variant="plain"
                  aria-label={t('removeSeat', { seat: seat.designator, name })}
                  onClick={() => onChange(without(seat))}
                >
                  {t('remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
