import type { Cancellation } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { cancellationLines, type PolicyClock } from './cancellation-lines.ts';
import { cancellationTexts } from './texts.ts';

/** Puts a policy into sentences, in the language and money of the page. */
export function useCancellationLines(clock: PolicyClock): (policy: Cancellation) => string[] {
  const { t, locale } = useText(cancellationTexts);
  const money = useMoney();
  return (policy) => cancellationLines(policy, { t, locale, clock, money });
}
