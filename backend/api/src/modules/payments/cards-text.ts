import type { Locale } from '@travesia/contracts';
import { formatMoney, type LanguageTag } from '@travesia/domain';
import type { Attempt } from './attempts-repository.ts';
import type { SettlementContext } from './settlement/index.ts';

/** Where money goes back to: 'Visa ending in 4242'; of several payments with how much each gets. */
export function cardsText(
  { methods }: Pick<SettlementContext, 'methods'>,
  shares: readonly { readonly amount: number; readonly payment: { readonly attempt: Attempt } }[],
  { locale, numberLocale }: { readonly locale: Locale; readonly numberLocale: LanguageTag },
): string {
  const byCard = new Map<string, number>();
  for (const { amount, payment } of shares) {
    const card = methods.describe(payment.attempt, locale);
    byCard.set(card, (byCard.get(card) ?? 0) + amount);
  }
  const [first] = shares;
  if (!first || byCard.size === 1) return [...byCard.keys()].join('');
  const { currency } = first.payment.attempt.amount;
  const cards = [...byCard].map(
    ([card, amount]) => `${card} (${formatMoney({ amount, currency }, numberLocale)})`,
  );
  return new Intl.ListFormat(locale).format(cards);
}
