export { SharedOfferPage } from './shared-offer-page.tsx';
