/** The time we give a call ran out; whether the supplier did it, nobody knows. */
export class DeadlinePassed extends Error {}

/** A reply, or `DeadlinePassed`: the client can neither time out nor be aborted. */
export async function withinDeadline<Reply>(reply: Promise<Reply>, deadlineMs: number): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(`no answer within ${deadlineMs} ms`)), deadlineMs);
  });
  reply.catch(() => undefined);
  try {
    return await Promise.race([reply, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

export interface WireFault {
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What the supplier itself said, if it said anything; two copies of the error class may exist, so by shape. */
export function wireFaultOf(fault: unknown): WireFault | null {
  const errors = fieldOf(fault, 'errors');
  const status = fieldOf(fault, 'status');
  if (!Array.isArray(errors) && typeof status !== 'number') return null;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const code = fieldOf(first, 'code');
  const message = fieldOf(first, 'message');
  return {
    status: typeof status === 'number' ? status : null,
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : 'no message',
  };
}

/** Faults of a connection that was never made: nothing can have been booked. */
const NEVER_SENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The code of a connection that was never made; null where the call may have arrived. */
export function neverSentCode(fault: unknown): string | null {
  const code = fieldOf(fault, 'code') ?? fieldOf(fault, 'errno');
  return typeof code === 'string' && NEVER_SENT_CODES.has(code) ? code : null;
}
