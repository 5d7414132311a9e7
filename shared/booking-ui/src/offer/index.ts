import styles from './offer.module.css';

export { OfferTicket, type OfferTicketProps } from './offer-ticket.tsx';

/** The looks of an offer: its picture, facts, cancellation and price. */
export const offerStyles = styles;
