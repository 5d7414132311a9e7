export { PlaceOption } from './place-option.tsx';
export { usePlaceSuggestions, type Suggestions } from './use-place-suggestions.ts';
