import styles from './summary.module.css';

export { ContactStep, type ContactStepProps } from './contact-step.tsx';
export { SummaryFailed, type SummaryFailedProps } from './summary-failed.tsx';
export { SummaryFrame, type SummaryFrameProps } from './summary-frame.tsx';
export { SummaryLoading } from './summary-loading.tsx';

/** The room of a summary in every vertical: header, steps, the thing that is bought, price and rules aside. */
export const summaryStyles = styles;
