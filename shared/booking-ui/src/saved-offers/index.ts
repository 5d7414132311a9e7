export { FavouriteToggle, type FavouriteToggleProps } from './favourite-toggle.tsx';
export { addSaved, type SavedList, type SavedOffer } from './saved-list.ts';
export { SavedOffersButton, type SavedOffersButtonProps } from './saved-offers-button.tsx';
export { savedTexts } from './texts.ts';
