import type { ChosenRate } from './chosen-rate.ts';
import type { SupplierActivity } from './ports.ts';
import type { ActivityWords } from './priced-activity.ts';

/** The words of a choice in the language of this copy of the activity; codes are the same in all of them. */
export function activityWords(activity: SupplierActivity, chosen: ChosenRate): ActivityWords {
  const modality = activity.modalities.find(({ code }) => code === chosen.modality.code) ?? chosen.modality;
  const rate = modality.rates.find(({ code }) => code === chosen.rate.code) ?? chosen.rate;
  const days = [...rate.days, chosen.day];
  const nameOf = (
    wanted: { readonly code: string; readonly name: string } | null,
    from: 'sessions' | 'languages',
  ) =>
    wanted &&
    (days.flatMap((day) => day[from]).find(({ code }) => code === wanted.code)?.name ?? wanted.name);
  return {
    language: activity.language,
    name: activity.name,
    cityName: activity.cityName,
    modality: modality.name,
    rate: rate.name,
    session: nameOf(chosen.session, 'sessions'),
    serviceLanguage: nameOf(chosen.serviceLanguage, 'languages'),
    questions: modality.questions,
    meetingPoint: activity.content.meetingPoint,
    included: activity.content.included,
    importantInfo: activity.content.importantInfo,
    redeemInfo: activity.content.redeemInfo,
  };
}
