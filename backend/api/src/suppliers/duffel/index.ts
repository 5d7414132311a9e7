export { createDuffelAsk, type DuffelAccess } from './duffel-client.ts';
export type { Duffel } from './duffel-types.ts';
export { e164 } from './phone.ts';
export { sentOutcomeOf } from './sent-outcome.ts';
export { tryFlightAccess, tryStayAccess } from './try-access.ts';
export { supplierErrorOf, wireFaultOf } from './wire-fault.ts';
export { settledOf } from './settle-amounts.ts';
