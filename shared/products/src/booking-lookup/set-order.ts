import { OfferReferenceSchema, setOrderEntries, type OrderKind, type Selection } from '@travesia/contracts';
import * as v from 'valibot';

/** POST /user/session/set/flight-change-order and flight-services-order: what was quoted for a booking and allowed by its code. */
export const SetChangeOrderSchema = v.object({ ...setOrderEntries, change: OfferReferenceSchema });

export const changeSelection = (kind: OrderKind, changeId: string): Selection => ({
  kind,
  body: { change: { id: changeId } },
});
