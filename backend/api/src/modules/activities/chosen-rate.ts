import type { ActivityValidatePayload } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { SupplierActivity, SupplierDay, SupplierModality, SupplierRate } from './ports.ts';

export interface ChosenRate {
  readonly modality: SupplierModality;
  readonly rate: SupplierRate;
  readonly day: SupplierDay;
  readonly session: SupplierDay['sessions'][number] | null;
  readonly serviceLanguage: SupplierDay['languages'][number] | null;
}

function oneOf<Item extends { readonly code: string }>(
  items: readonly Item[],
  wanted: string | null | undefined,
  path: string,
): Item | null {
  const found = wanted ? items.find(({ code }) => code === wanted) : items[0];
  if (!found && wanted) throw new ApiError('invalid_request', { fields: [{ path, code: 'value_invalid' }] });
  return found ?? null;
}

/**
 * What was asked for among what the supplier has now; the cheapest where something is left open. A modality that is
 * not there any more is sold out: the supplier does not say so, it leaves it out.
 */
export function chooseRate(activity: SupplierActivity, wanted: ActivityValidatePayload): ChosenRate {
  const modality = activity.modalities.find(({ code }) => code === wanted.modality);
  const offered = (modality?.rates ?? [])
    .filter(({ code }) => !wanted.rate || code === wanted.rate)
    .flatMap((rate) => rate.days.filter(({ date }) => date === wanted.date).map((day) => ({ rate, day })))
    .toSorted((a, b) => a.day.total.amount - b.day.total.amount);
  const fitting = offered.find(
    ({ day }) => !wanted.session || day.sessions.some(({ code }) => code === wanted.session),
  );
  const chosen = fitting ?? offered[0];
  if (!modality || !chosen) throw new ApiError('activity_sold_out');
  return {
    modality,
    ...chosen,
    session: oneOf(chosen.day.sessions, wanted.session, 'session'),
    serviceLanguage: oneOf(chosen.day.languages, wanted.serviceLanguage, 'serviceLanguage'),
  };
}
