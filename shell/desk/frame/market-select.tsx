import { useText } from '@travesia/i18n';
import { Select, type SelectProps } from '@travesia/ui/select';
import { marketName } from '../../staff/market-name.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';

export type MarketSelectProps = Omit<SelectProps, 'children'> & {
  /** What stands for no choice. */
  none: string;
};

/** A market by the name of its country. */
export function MarketSelect({ none, ...select }: MarketSelectProps) {
  const { t, locale } = useText(deskTexts);
  const { markets } = useDesk();
  const named = markets
    .map((market) => ({ market, name: marketName(market, locale, t('international')) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Select {...select}>
      <option value="">{none}</option>
      {named.map(({ market, name }) => (
        <option key={market} value={market}>
          {name}
        </option>
      ))}
    </Select>
  );
}
