import type { OpsTranslate } from '../texts.ts';
import { MARGIN_FIELDS } from './margin-draft.ts';
import type { SettingsProblem } from './settings-draft.ts';

/** What is wrong with a field, for the list above the form. */
export function problemWords(t: OpsTranslate, problem: SettingsProblem): string {
  switch (problem) {
    case 'contactNumber':
      return t('setting.contactNumberInvalid');
    case 'defaultCurrency':
      return `${t('setting.defaultCurrency')}: ${t('setting.defaultCurrencyInvalid')}`;
    case 'atol':
    case 'safi':
      return `${t(`setting.${problem}`)}: ${t('setting.feeInvalid')}`;
    case 'freeHours':
    case 'freeDays':
      return `${t(`setting.${problem}`)}: ${t(`setting.${problem}Invalid`)}`;
    case 'reason':
      return t('change.reasonMissing');
    default: {
      const margin = MARGIN_FIELDS.find(
        (field) => problem.startsWith('margin-') && problem.endsWith(`-${field}`),
      );
      if (margin) return `${t('margin.title')}, ${t(`margin.${margin}`)}: ${t(`margin.${margin}Invalid`)}`;
      return `${t('setting.phoneDeals')}: ${t('deal.dateInvalid')}`;
    }
  }
}
