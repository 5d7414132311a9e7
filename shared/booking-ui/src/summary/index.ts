import styles from './summary.module.css';

export { ContactStep } from './contact-step.tsx';
export { SummaryFailed } from './summary-failed.tsx';
export { SummaryFrame } from './summary-frame.tsx';
export { SummaryLoading } from './summary-loading.tsx';

/** The room of a summary in every vertical: header, steps, the thing that is bought, price and rules aside. */
export const summaryStyles = styles;
