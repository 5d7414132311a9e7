export { FavouriteToggle } from './favourite-toggle.tsx';
export { addSaved, type SavedList, type SavedOffer } from './saved-list.ts';
export { SavedOffersButton } from './saved-offers-button.tsx';
export { savedTexts } from './texts.ts';
