export {
  inTransaction,
  INTERLEAVE_POINTS,
  SETTLEMENT_TIMES,
  type Interleave,
  type InterleavePoint,
  type SettlementContext,
  type SettlementLog,
} from './context.ts';
export type { SettlementTransaction } from '../attempts-repository.ts';
export { createDrive, type Drive } from './drive.ts';
export { partNamed } from './parts.ts';
export { reconcile } from './reconcile.ts';
export { recover } from './recover.ts';
export { createWorker, driveHandler, type JobHandler } from './worker.ts';
