import styles from './frame.module.css';

export { CheckoutProgress } from './checkout-progress.tsx';
export { StickyAside } from './sticky-aside.tsx';

/** The room of every page between a choice and its confirmation: header, parts, what is paid, the bar. */
export const frameStyles = styles;
