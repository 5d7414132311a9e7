export * from './save-queue.ts';
export * from './draft.ts';
export * from './countdown.ts';
