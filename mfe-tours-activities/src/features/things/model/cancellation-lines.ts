import type { Cancellation } from '@travesia/contracts';
import { dateOf, type LocalDateTime, type Money } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, type Locale, type TextKey, type Translate } from '@travesia/i18n';
import type { thingsTexts } from '../texts.ts';

export type ThingsTranslate = Translate<TextKey<typeof thingsTexts.tree>>;

/** The policy as sentences with dates, in the destination's own time: never shifted to the reader's. */
export function cancellationLines(
  { kind, freeUntil, timeline }: Cancellation,
  t: ThingsTranslate,
  { locale, money }: { locale: Locale; money: (money: Money) => string },
): string[] {
  if (kind === 'non_refundable') return [t('cancellation.nonRefundable')];
  const moment = (at: LocalDateTime) => ({
    date: formatLocalDate(dateOf(at), locale, 'medium'),
    time: formatLocalTime(at, locale),
  });
  const free = freeUntil ? [t('cancellation.freeUntil', moment(freeUntil))] : [];
  const partial = timeline
    .filter(({ until, penalty }) => until !== freeUntil && penalty.amount > 0)
    .map(({ until, refund, penalty }) =>
      t('cancellation.partialUntil', {
        ...moment(until),
        refund: money(refund),
        penalty: money(penalty),
      }),
    );
  const lines = [...free, ...partial];
  return lines.length > 0 ? [...lines, t('cancellation.afterwards')] : [t('cancellation.nonRefundable')];
}
