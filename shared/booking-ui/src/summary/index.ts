import styles from './summary.module.css';

/** The room of a summary in every vertical: header, steps, the thing that is bought, price and rules aside. */
export const summaryStyles = styles;
