import { isTimeout, neverSentCode } from '../wire-faults.ts';
import { wireFaultOf } from './wire-fault.ts';

export type SentOutcome<Refusal> =
  | { readonly state: 'refused'; readonly reason: Refusal; readonly detail: string }
  | {
      readonly state: 'unknown';
      readonly reason: 'timeout' | 'failed' | 'already_booked';
      readonly detail: string;
    };

type CommonRefusal = 'unreachable' | 'rate_limited' | 'price_changed' | 'supplier_refused';

/** After an order was sent: refused, or an unknown outcome that has to be looked up. */
export function sentOutcomeOf<Refusal extends string>(
  fault: unknown,
  rules: {
    /** There is an order already, and it may well be ours whose reply we lost. */
    readonly alreadyBookedCodes: ReadonlySet<string>;
    readonly priceCodes: ReadonlySet<string>;
    /** What the refusal says of the offer itself; null where it says nothing of it. */
    readonly problemOf: (fault: unknown) => Refusal | null;
  },
): SentOutcome<Refusal | CommonRefusal> {
  const refused = (reason: Refusal | CommonRefusal, detail: string) =>
    ({ state: 'refused', reason, detail }) as const;
  if (isTimeout(fault)) return { state: 'unknown', reason: 'timeout', detail: 'the deadline passed' };
  const neverSent = neverSentCode(fault);
  if (neverSent !== null) return refused('unreachable', neverSent);
  const wire = wireFaultOf(fault);
  if (!wire?.status || wire.code === null || wire.status >= 500) {
    const detail = wire ? `${wire.status} ${wire.code}` : String(fault);
    return { state: 'unknown', reason: 'failed', detail };
  }
  const detail = `${wire.code}: ${wire.message}`;
  if (rules.alreadyBookedCodes.has(wire.code)) return { state: 'unknown', reason: 'already_booked', detail };
  if (wire.status === 429) return refused('rate_limited', detail);
  if (rules.priceCodes.has(wire.code)) return refused('price_changed', detail);
  return refused(rules.problemOf(fault) ?? 'supplier_refused', detail);
}
