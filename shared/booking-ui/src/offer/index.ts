import styles from './offer.module.css';

export { OfferLine } from './offer-line.tsx';

/** The looks of an offer: its picture, facts, cancellation and price. */
export const offerStyles = styles;
