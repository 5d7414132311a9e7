export { LateArrivalNotice, OrderLateArrival } from './late-arrival-notice.tsx';
export { lateArrivalTexts } from './texts.ts';
