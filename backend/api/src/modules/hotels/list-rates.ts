import type { ListRate, ListRatesReply, MarginRule } from '@travesia/contracts';
import { CANCELLATION_KINDS, type ExchangeRates } from '@travesia/domain';
import { AS_IT_IS, createSharedAnswers, shownUntil } from '../../display/shared-answers.ts';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { marginKey } from '../booking/index.ts';
import { inChargeCurrency } from './hotel-view.ts';
import type { HotelWithRooms, StayRequest, StaySupplier } from './ports.ts';
import { cancellationOf } from './rate-view.ts';
import { hotelKey } from './search-rules.ts';
import { soldHotel } from './sold-rate.ts';

interface ListRatesQuestion {
  readonly hotelCodes: readonly string[];
  readonly stay: StayRequest;
  /** What these prices earn. */
  readonly margin: MarginRule | null;
}

interface ListRates {
  readonly id: string;
  readonly expiresAtMs: number;
  readonly reply: ListRatesReply;
}

const PAGES_KEPT = 300;

const costOf = ({ amountAfterTax, payAtPropertyConverted }: ListRate) =>
  amountAfterTax.amount + (payAtPropertyConverted?.amount ?? 0);
const rankOf = ({ cancellation }: ListRate) => CANCELLATION_KINDS.indexOf(cancellation);

/** True if `one` has the same board and is at least as good in price and cancellation. */
function isAsGood(one: ListRate, other: ListRate): boolean {
  return (
    one.board === other.board &&
    costOf(one) <= costOf(other) &&
    rankOf(one) <= rankOf(other) &&
    (one.freeUntil ?? '') >= (other.freeUntil ?? '')
  );
}

/** Of many rates those that a traveller may prefer: for each board the cheapest, and dearer ones with better terms. */
export function worthwhileRates(rates: readonly ListRate[]): ListRate[] {
  const kept: ListRate[] = [];
  for (const rate of rates.toSorted((one, other) => costOf(one) - costOf(other))) {
    if (!kept.some((better) => isAsGood(better, rate))) kept.push(rate);
  }
  return kept;
}

function listRatesOf(
  { hotel, rooms }: HotelWithRooms,
  { nowMs, exchange }: { readonly nowMs: number; readonly exchange: ExchangeRates | null },
): ListRate[] {
  return worthwhileRates(
    rooms.flatMap((room) =>
      room.rates.map((rate) => {
        const { kind, freeUntil } = cancellationOf(rate, hotel.timeZone, nowMs);
        return {
          board: rate.board,
          cancellation: kind,
          freeUntil,
          amountAfterTax: rate.total,
          payAtProperty: rate.dueAtProperty,
          payAtPropertyConverted: inChargeCurrency(rate.dueAtProperty, exchange),
        };
      }),
    ),
  );
}

/** Meals and terms of a page of hotels, shared like the list: the supplier's list has neither. */
export function createListRates({
  supplier,
  clock,
  random,
  memory,
  exchangeRates,
}: {
  readonly supplier: Pick<StaySupplier, 'rates'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
  readonly exchangeRates: () => Promise<ExchangeRates | null>;
}) {
  const answers = createSharedAnswers<ListRatesQuestion, ListRates, ListRates>({
    clock,
    memory,
    kind: 'hotel-list-rates:1',
    form: AS_IT_IS,
    max: PAGES_KEPT,
    keyOf: ({ hotelCodes, stay, margin }) => `${marginKey(margin)}${hotelKey(hotelCodes.join(), stay)}`,
    async fetch({ hotelCodes, stay, margin }) {
      const [hotels, exchange] = await Promise.all([
        hotelCodes.length === 0 ? [] : supplier.rates(hotelCodes, stay),
        exchangeRates(),
      ]);
      const parts = { nowMs: clock.nowMs(), exchange };
      const data = hotels.map((found) => ({
        hotelCode: found.hotel.hotelCode,
        rates: listRatesOf(soldHotel(found, margin), parts),
      }));
      const id = `terms_${random.bytes(12).toString('base64url')}`;
      return { id, reply: { data }, expiresAtMs: shownUntil(clock) };
    },
  });
  return { find: answers.ask, sweep: answers.sweep };
}
