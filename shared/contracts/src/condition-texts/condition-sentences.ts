import {
  formatLocalDate,
  formatLocalTime,
  type DateStyle,
  type LanguageTag,
  type LocalDateTime,
  type Money,
} from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { FlightOffer } from '../flights/offer.ts';
import type { Cancellation } from '../hotels/hotel.ts';
import type { Locale } from '../platform/locale.ts';
import type words from '../locales/es/conditions.json';

const TEXTS: Readonly<Record<Locale, typeof words>> = catalogues<typeof words>(
  import.meta.dirname,
  '../locales/*/conditions.json',
);

const REFUND = { never: 'refundNever', paid: 'refundPaid', free: 'refundFree' } as const;
const REFUND_LESS_OURS = { ...REFUND, paid: 'refundPaidLessOurs', free: 'refundFreeLessOurs' } as const;
const CHANGE = { never: 'changeNever', paid: 'changePaid', free: 'changeFree' } as const;
const CLOCKS = { hotel: 'hotelClock', local: 'localClock' } as const;

export type Conditions =
  | {
      readonly of: 'fare';
      readonly terms: FlightOffer['conditions'];
      /** What we keep of a refund, besides the penalty: our fees, and of our margin the airline's share. */
      readonly weKeep?: Money;
    }
  | {
      readonly of: 'rate';
      readonly terms: Pick<Cancellation, 'kind' | 'freeUntil' | 'timeline'>;
      /** Whose clock it goes by. */
      readonly clock: 'hotel' | 'local';
    };

/** How amounts and days are written where the sentences stand. */
export interface ConditionWriting {
  readonly locale: Locale;
  /** The language as the market writes it. */
  readonly tag: LanguageTag;
  readonly money: (amount: Money) => string;
  readonly dates: DateStyle;
}

/**
 * The rules of a fare or a rate as sentences with money (M-11), for search, summary, mail and the booking's page. Of a
 * fare the refund comes first, then the change; of a rate each step of the cancellation, the earliest first.
 */
export function conditionSentences(
  conditions: Conditions,
  { locale, tag, money, dates }: ConditionWriting,
): string[] {
  const say = (key: keyof typeof words, values: Readonly<Record<string, string>> = {}) =>
    TEXTS[locale][key].replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
  if (conditions.of === 'fare') {
    const { weKeep } = conditions;
    const kept = weKeep ? money(weKeep) : '';
    const { refundable, refundPenalty, changeable, changePenalty } = conditions.terms;
    const sentence = (
      keys: typeof REFUND | typeof REFUND_LESS_OURS | typeof CHANGE,
      isAllowed: boolean,
      penalty: Money | null,
    ) => {
      if (!isAllowed) return say(keys.never);
      return penalty !== null && penalty.amount > 0
        ? say(keys.paid, { penalty: money(penalty), kept })
        : say(keys.free, { kept });
    };
    const refund = weKeep && weKeep.amount > 0 ? REFUND_LESS_OURS : REFUND;
    return [sentence(refund, refundable, refundPenalty), sentence(CHANGE, changeable, changePenalty)];
  }
  const { kind, freeUntil, timeline } = conditions.terms;
  if (kind === 'non_refundable') return [say('cancelNever')];
  const moment = (at: LocalDateTime) => ({
    // Of the place, never shifted to the reader's.
    day: formatLocalDate(at, tag, dates),
    time: formatLocalTime(at, tag),
    clock: say(CLOCKS[conditions.clock]),
  });
  const steps = [
    ...(freeUntil === null ? [] : [say('cancelFree', moment(freeUntil))]),
    ...timeline
      .filter(({ until, penalty }) => until !== freeUntil && penalty.amount > 0)
      .map(({ until, refund, penalty }) =>
        say('cancelPaid', { ...moment(until), refund: money(refund), penalty: money(penalty) }),
      ),
  ];
  return steps.length > 0 ? [...steps, say('cancelAfterwards')] : [say('cancelNever')];
}
