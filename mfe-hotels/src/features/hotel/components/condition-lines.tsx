import { optionStyles } from '@travesia/booking-ui/detail';
import type { RateCondition } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { hotelTexts } from '../texts.ts';

/** Rules in the supplier's words, a line each. */
export function ConditionLines({ conditions }: { conditions: readonly RateCondition[] }) {
  const { locale } = useText(hotelTexts);
  return conditions.map(({ title, text, language }) => (
    <p key={title} className={optionStyles.soft} lang={language === locale ? undefined : language}>
      <strong>{title}</strong> {text}
    </p>
  ));
}
