import { useState } from 'react';
import type { ChosenSeat } from '@travesia/booking';
import type { Seat, SeatMap } from '@travesia/contracts';
import { EXIT_ROW_MIN_AGE, SUPPLIER_LOCALE } from '@travesia/domain';
import { useMoney, useShownMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
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
};

/** Seats by flight and traveller, with the price and the airline's conditions of each. */
export function SeatChoice({ maps, travellers, chosen, onChange }: SeatChoiceProps) {
  const { t } = useText(seatTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const seatName = useSeatName();
  const [segmentId, setSegmentId] = useState(maps[0]?.segmentId ?? '');
  const map = maps.find((each) => each.segmentId === segmentId) ?? maps[0];
  const seats = (map?.cabins ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const canSit = travellers.filter(({ id }) =>
    maps.some(({ cabins }) =>
      cabins.some(({ rows }) =>
        rows.some((row) =>
          row.seats.some(({ services }) => services.some(({ travellerId }) => travellerId === id)),
        ),
      ),
    ),
  );
  const [wantedId, setWantedId] = useState('');
  const traveller = canSit.find(({ id }) => id === wantedId) ?? canSit[0];
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  if (!map || !traveller) return null;

  const nameOf = (id: string) => travellers.find((each) => each.id === id)?.name ?? '';
  const here = chosen.filter((seat) => seat.segmentId === map.segmentId);
  const takenBy = new Map(
    here.map(({ designator, travellerId }) => [designator, { travellerId, name: nameOf(travellerId) }]),
  );
  const looked = seats.find(({ designator }) => designator === lookedAt);
  const price = looked?.services.find(({ travellerId }) => travellerId === traveller.id)?.amount;
  const bands = priceBands(seats, traveller.id);
  const without = ({ travellerId, segmentId: onSegment }: ChosenSeat) =>
    chosen.filter((seat) => seat.travellerId !== travellerId || seat.segmentId !== onSegment);

  function choose({ designator, services }: Seat) {
    const service = services.find(({ travellerId }) => travellerId === traveller?.id);
    if (!map || !service) return;
    const { serviceId, travellerId, amount } = service;
    const seat = { serviceId, segmentId: map.segmentId, travellerId, designator, amount };
    const isGivenUp = here.some((each) => each.serviceId === serviceId);
    onChange(isGivenUp ? without(seat) : [...without(seat), seat]);
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
            setLookedAt(null);
          }}
        />
      )}
      {canSit.length > 1 && (
        <RadioGroup
          legend={t('traveller')}
          options={canSit.map(({ id, name }) => ({ value: id, label: name }))}
          value={traveller.id}
          onValueChange={setWantedId}
        />
      )}
      <p className={styles.soft}>{t('howTo')}</p>
      <ul className={styles.legend} aria-hidden="true">
        {bands.map(({ from, to }, place) => (
          <li key={from.amount} data-seat-state="free" data-band={place}>
            {from.amount === to.amount ? shown(from) : t('legendBand', { from: shown(from), to: shown(to) })}
          </li>
        ))}
        <li data-seat-state="chosen">{t('legendChosen')}</li>
        <li data-seat-state="taken">{t('legendTaken')}</li>
      </ul>
      <div>
        {map.cabins.map((cabin, index) => (
          <SeatGrid
            key={`${map.segmentId}-${traveller.id}-${index}`}
            title={map.title}
            cabin={cabin}
            travellerId={traveller.id}
            takenBy={takenBy}
            bands={bands}
            onChoose={choose}
            onLook={({ designator }) => setLookedAt(designator)}
          />
        ))}
        {/* In view while the map is, and over nothing else: on a phone its end is far below the seat that is looked at. */}
        <p className={styles.price} aria-live="polite">
          {looked && price ? (
            <>
              <b>{looked.designator}</b> · {money(price)}
              {looked.name !== null && (
                <>
                  {' · '}
                  {seatName(looked.name) ?? <span lang={SUPPLIER_LOCALE}>{looked.name}</span>}
                </>
              )}
            </>
          ) : looked?.tooYoung?.includes(traveller.id) ? (
            t('tooYoung', { seat: looked.designator, age: EXIT_ROW_MIN_AGE })
          ) : (
            <span className={styles.soft}>{t('nothing')}</span>
          )}
        </p>
      </div>
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
