import { WireError } from './wire-error.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands in the `data` envelope of a body. */
export function dataOf(body: unknown): Record<string, unknown> {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data)) throw WireError.validation('data', 'The request body must have a data object.');
  return data;
}
