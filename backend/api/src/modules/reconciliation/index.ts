export { readBalanceReport, readSupplierStatement } from './read-files.ts';
export { reconcileDay } from './reconcile-day.ts';
export { StatementUnreadable } from './statement.ts';
export type { ReconciliationDatabase } from './tables.ts';
