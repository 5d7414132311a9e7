import type { MarketSettings } from '@travesia/contracts';
import { formatLocalDate, type Locale } from '@travesia/i18n';
import type { OpsTranslate } from './change-words.ts';

export interface SettingRow {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** The settings of a market as lines, for a list and for what is otherwise. */
export function settingRows(
  { t, locale }: { readonly t: OpsTranslate; readonly locale: Locale },
  { contactNumber, defaultCurrency, paymentMode, fees, phoneDeals }: MarketSettings,
): SettingRow[] {
  const fee = (amount: number | undefined) => (amount ? t('fee', { amount }) : t('none'));
  const deals = phoneDeals.map(({ kind, endsOn, departuresFrom }) => {
    const until = t('deal.until', { deal: t(`deal.${kind}`), date: formatLocalDate(endsOn, locale) });
    return departuresFrom
      ? `${until} (${t('deal.from', { date: formatLocalDate(departuresFrom, locale) })})`
      : until;
  });
  return [
    { key: 'contactNumber', term: t('setting.contactNumber'), value: contactNumber },
    { key: 'defaultCurrency', term: t('setting.defaultCurrency'), value: defaultCurrency },
    { key: 'paymentMode', term: t('setting.paymentMode'), value: t(`paymentMode.${paymentMode}`) },
    { key: 'atol', term: t('setting.atol'), value: fee(fees.atol) },
    { key: 'safi', term: t('setting.safi'), value: fee(fees.safi) },
    { key: 'phoneDeals', term: t('setting.phoneDeals'), value: deals.join('; ') || t('none') },
  ];
}
