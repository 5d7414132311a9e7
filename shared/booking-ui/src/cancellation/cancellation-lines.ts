import type { Cancellation } from '@travesia/contracts';
import { dateOf, type LocalDateTime, type Money } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, type Locale, type TextKey, type Translate } from '@travesia/i18n';
import type { cancellationTexts } from './texts.ts';

/** Whose clock the policy goes by. */
export type PolicyClock = 'hotel' | 'local';

export type PolicyWords = {
  t: Translate<TextKey<typeof cancellationTexts.tree>>;
  locale: Locale;
  clock: PolicyClock;
  money: (money: Money) => string;
};

/** The policy as sentences with dates, in the destination's own time: never shifted to the reader's. */
export function cancellationLines(
  { kind, freeUntil, timeline }: Cancellation,
  { t, locale, clock, money }: PolicyWords,
): string[] {
  if (kind === 'non_refundable') return [t('nonRefundable')];
  const moment = (at: LocalDateTime) => ({
    date: formatLocalDate(dateOf(at), locale, 'medium'),
    time: formatLocalTime(at, locale),
    clock: t(`clock.${clock}`),
  });
  const free = freeUntil ? [t('freeUntil', moment(freeUntil))] : [];
  const partial = timeline
    .filter(({ until, penalty }) => until !== freeUntil && penalty.amount > 0)
    .map(({ until, refund, penalty }) =>
      t('partialUntil', { ...moment(until), refund: money(refund), penalty: money(penalty) }),
    );
  const lines = [...free, ...partial];
  return lines.length > 0 ? [...lines, t('afterwards')] : [t('nonRefundable')];
}
