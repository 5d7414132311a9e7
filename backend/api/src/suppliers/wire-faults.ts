/** By shape, not by class: two copies of an error's class may exist. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The time we gave a call ran out; whether the supplier did it, nobody knows. */
export function isTimeout(fault: unknown): boolean {
  return fieldOf(fault, 'name') === 'TimeoutError';
}

/** Faults of a connection that was never made: nothing can have been booked. */
const NEVER_SENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of a connection that was never made; null where the call may have arrived. */
export function neverSentCode(fault: unknown): string | null {
  const code = fieldOf(fieldOf(fault, 'cause'), 'code');
  return typeof code === 'string' && NEVER_SENT_CODES.has(code) ? code : null;
}
