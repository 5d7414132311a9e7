export { readBalanceReport, readSupplierStatement } from './read-files.ts';
export { reconcileDay } from './reconcile-day.ts';
export type { ReconciliationDatabase } from './tables.ts';
