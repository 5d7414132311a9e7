import type { ActivityValidatePayload } from '@travesia/contracts';
import type { ChosenActivity } from '@travesia/products/tours-activities';
import { formatPaxes, isLocalDate, parsePaxes, paxesProblem } from '@travesia/domain';

/** One option on one day for these people: what a check is asked for. */
export type ChosenOption = Omit<ChosenActivity, 'rateKey' | 'total'>;

const CODE = /^[\w@#|.:+~-]{1,120}$/;
const PARAMETERS = {
  code: 'code',
  modality: 'option',
  rate: 'rate',
  date: 'day',
  session: 'at',
  guide: 'in',
};

/** The summary of an option; can be opened cold, the price is then asked for again. */
export function optionAddress(summaryPath: string, option: ChosenOption): string {
  const { code, modality, rate, date, session, serviceLanguage, paxes } = option;
  const query = new URLSearchParams({
    [PARAMETERS.code]: code,
    [PARAMETERS.modality]: modality,
    [PARAMETERS.date]: date,
    paxes: formatPaxes(paxes),
  });
  if (rate) query.set(PARAMETERS.rate, rate);
  if (session) query.set(PARAMETERS.session, session);
  if (serviceLanguage) query.set(PARAMETERS.guide, serviceLanguage);
  return `${summaryPath}?${query.toString()}`;
}

/** What such an address names; null where it names nothing. */
export function readOption(query: URLSearchParams): ChosenOption | null {
  const code = query.get(PARAMETERS.code) ?? '';
  const modality = query.get(PARAMETERS.modality) ?? '';
  const date = query.get(PARAMETERS.date) ?? '';
  const paxes = parsePaxes(query.get('paxes') ?? '');
  const optional = (name: string) => {
    const value = query.get(name);
    return value !== null && CODE.test(value) ? value : null;
  };
  if (!CODE.test(code) || !CODE.test(modality) || !isLocalDate(date)) return null;
  if (!paxes || paxesProblem(paxes)) return null;
  return {
    code,
    modality,
    date,
    paxes,
    rate: optional(PARAMETERS.rate),
    session: optional(PARAMETERS.session),
    serviceLanguage: optional(PARAMETERS.guide),
  };
}

export function checkPayload(
  { code, modality, rate, date, session, serviceLanguage, paxes }: ChosenOption,
  { language, shownTotal }: Pick<ActivityValidatePayload, 'language' | 'shownTotal'>,
): ActivityValidatePayload {
  return { code, modality, rate, date, session, serviceLanguage, paxes, language, shownTotal };
}
