import type { MarginRule, MarketSettings, PhoneDeal } from '@travesia/contracts';
import { formatLocalDate, type LanguageTag } from '@travesia/i18n';
import { majorText } from '../markets/margin-draft.ts';
import { DEAL_KINDS } from '../markets/settings-draft.ts';
import type { OpsTranslate } from '../texts.ts';

export interface SettingRow {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** The settings of a market as lines, for a list and for what is otherwise. */
export function settingRows(
  { t, tag }: { readonly t: OpsTranslate; readonly tag: LanguageTag },
  {
    contactNumber,
    defaultCurrency,
    paymentMode,
    fees,
    freeCancellation,
    margins = [],
    phoneDeals,
    fourEyes,
  }: MarketSettings,
): SettingRow[] {
  const fee = (amount: number | undefined) => (amount ? t('fee', { amount }) : t('none'));
  const day = (date: string) => formatLocalDate(date, tag, 'dated');
  const dealWords = ({ endsOn, departuresFrom }: PhoneDeal) =>
    departuresFrom
      ? t('deal.untilFrom', { date: day(endsOn), from: day(departuresFrom) })
      : t('deal.until', { date: day(endsOn) });
  const marginWords = ({ product, supplier, source, from, until, ...terms }: MarginRule) =>
    [
      t(`margin.${product ?? 'anyProduct'}`),
      supplier && t('margin.ofSupplier', { supplier }),
      source && t('margin.ofSource', { source }),
      from && t('margin.fromDay', { date: day(from) }),
      until && t('margin.untilDay', { date: day(until) }),
      t('margin.terms', { percent: terms.percent, fixed: majorText(terms.fixed) }),
      terms.minimum > 0 && t('margin.atLeast', { amount: majorText(terms.minimum) }),
      terms.maximum !== undefined && t('margin.atMost', { amount: majorText(terms.maximum) }),
      terms.roundTo > 1 && t('margin.rounded', { amount: majorText(terms.roundTo) }),
    ]
      .filter(Boolean)
      .join(', ');
  const deals = DEAL_KINDS.flatMap((kind) => {
    const term = t('deal.term', { deal: t(`deal.${kind}`) });
    const own = phoneDeals.filter((deal) => deal.kind === kind).map(dealWords);
    return (own.length > 0 ? own : [t('none')]).map((value, index) => ({
      key: `${kind}-${index}`,
      term,
      value,
    }));
  });
  return [
    { key: 'contactNumber', term: t('setting.contactNumber'), value: contactNumber },
    { key: 'defaultCurrency', term: t('setting.defaultCurrency'), value: defaultCurrency },
    { key: 'paymentMode', term: t('setting.paymentMode'), value: t(`paymentMode.${paymentMode}`) },
    { key: 'atol', term: t('setting.atol'), value: fee(fees.atol) },
    { key: 'safi', term: t('setting.safi'), value: fee(fees.safi) },
    {
      key: 'freeCancellation',
      term: t('setting.free'),
      value: freeCancellation
        ? t('freeWithin', {
            hours: freeCancellation.withinHours,
            days: freeCancellation.daysBeforeDeparture,
          })
        : t('none'),
    },
    ...margins.map((rule, index) => ({
      key: `margin-${index}`,
      term: t('margin.term', { number: index + 1 }),
      value: marginWords(rule),
    })),
    ...deals,
    { key: 'fourEyes', term: t('setting.fourEyes'), value: t(fourEyes ? 'yes' : 'no') },
  ];
}
