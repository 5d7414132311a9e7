import { DatabaseError } from 'pg';

/** The database cannot be used right now: away, full, or shutting down. Nothing is wrong with the request. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATE classes and codes that speak of the server and not of the statement: lost connection, resources (also a
 * full disk), shutdown and cancelled statement, system errors, a standby that takes no writes, a lock that others hold.
 */
const SERVER_STATES = /^(08|53|57|58)|^(25006|55P03)$/;
/** What the driver says of a connection, in words only. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed|has already been connected)|Postgres connection has been discarded)/;
const SYSTEM_CODE = /^E[A-Z]+$/;

/** Whether the connection itself can no longer be trusted. */
export function isConnectionFault(error: unknown): boolean {
  if (!Error.isError(error)) return false;
  if (error instanceof DatabaseError) return /^(08|57P)/.test(error.code ?? '');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SYSTEM_CODE.test(code) || CONNECTION_MESSAGES.test(error.message);
}

/** A fault of the server or the way to it as `DatabaseUnavailable`; everything else, above all our own mistakes, as it is. */
export function asDatabaseFault(error: unknown): unknown {
  const isOfServer = error instanceof DatabaseError && SERVER_STATES.test(error.code ?? '');
  return isOfServer || isConnectionFault(error) ? new DatabaseUnavailable(error) : error;
}

/** Whether it is worth asking again: the database, and not what was asked of it, is the trouble. */
export function isDatabaseAway(error: unknown): boolean {
  if (asDatabaseFault(error) instanceof DatabaseUnavailable) return true;
  return Error.isError(error) && error.cause !== undefined && isDatabaseAway(error.cause);
}
