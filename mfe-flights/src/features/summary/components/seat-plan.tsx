import { useEffect, useState } from 'react';
import type { ChosenSeat } from '@travesia/booking';
import { keepSoldSeats, SeatChoice, seatTexts, type SeatChoiceProps } from '@travesia/booking-ui/seats';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useMoney, useText } from '@travesia/i18n';
import { withTexts } from '@travesia/platform/react';
import { Notice } from '@travesia/ui/notice';
import { summaryTexts } from '../texts.ts';

// With the plan, so that nobody else loads any of it.
export { keepSoldSeats };

const Choice = withTexts([bookingTexts, seatTexts], SeatChoice);

interface Lost {
  readonly taken: readonly string[];
  readonly repriced: readonly ChosenSeat[];
}
const NOTHING_LOST: Lost = { taken: [], repriced: [] };

/** The cabins, and what became of the seats that were chosen of an earlier map. */
export function SeatPlan({ maps, travellers, chosen, onChange, status }: SeatChoiceProps) {
  const { t } = useText(summaryTexts);
  const money = useMoney();
  const [lost, setLost] = useState(NOTHING_LOST);

  useEffect(() => {
    const kept = keepSoldSeats(chosen, maps);
    const before = new Map(chosen.map((seat) => [placeOf(seat), seat]));
    const repriced = kept.filter((seat) => before.get(placeOf(seat))?.amount.amount !== seat.amount.amount);
    const places = new Set(kept.map(placeOf));
    const taken = chosen.filter((seat) => !places.has(placeOf(seat))).map(({ designator }) => designator);
    if (taken.length + repriced.length === 0) return;
    setLost({ taken, repriced });
    onChange(kept);
  }, [chosen, maps, onChange]);

  return (
    <>
      {lost.taken.length > 0 && (
        <Notice tone="attention" announce="assertive">
          {t('seats.taken', { count: lost.taken.length, seats: lost.taken.join(', ') })}
        </Notice>
      )}
      {lost.repriced.map(({ designator, amount }) => (
        <Notice key={designator} tone="attention" announce="assertive">
          {t('seats.repriced', { seat: designator, price: money(amount) })}
        </Notice>
      ))}
      {maps.length === 0 ? (
        <>
          <p>{t('seats.none')}</p>
          {status}
        </>
      ) : (
        <Choice
          maps={maps}
          travellers={travellers}
          chosen={chosen}
          status={status}
          onChange={(seats) => {
            setLost(NOTHING_LOST);
            onChange(seats);
          }}
        />
      )}
    </>
  );
}

const placeOf = ({ segmentId, travellerId, designator }: ChosenSeat): string =>
  [segmentId, travellerId, designator].join();
