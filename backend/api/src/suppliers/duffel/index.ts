export { lazyDuffel, type DuffelAccess } from './duffel-client.ts';
export type { Duffel } from './duffel-types.ts';
export { e164 } from './phone.ts';
export { DeadlinePassed, neverSentCode, wireFaultOf, withinDeadline, type WireFault } from './wire-fault.ts';
