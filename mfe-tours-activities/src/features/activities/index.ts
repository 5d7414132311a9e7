export { checkOption, optionQueryKey } from './api/check-option.ts';
export { ActivityPhoto } from './components/activity-photo.tsx';
export { usePartyWords } from './hooks/use-party-words.ts';
export { bandWords } from './model/band-words.ts';
export { checkPayload, optionAddress, readOption, type ChosenOption } from './model/chosen-option.ts';
export { durationWords } from './model/duration-words.ts';
export { languageNames } from './model/language-names.ts';
export { placeWords } from './model/place-words.ts';
export { activityWords } from './texts.ts';
