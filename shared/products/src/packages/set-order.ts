import { setOrderEntries, type Selection } from '@travesia/contracts';
import * as v from 'valibot';
import { flightEntries } from '../flights/set-order.ts';
import { readStay, stayBody, stayEntries, type ChosenStay } from '../hotels/set-order.ts';
import { PACKAGE } from './product.ts';

/** POST /user/session/set/package-order (B-25): a validated flight offer and a validated rate. */
export const SetPackageOrderSchema = v.object({ ...setOrderEntries, ...flightEntries, ...stayEntries });

export type { ChosenStay };

export const packageSelection = (offerId: string, stay: ChosenStay): Selection => ({
  kind: PACKAGE.kind,
  body: { flightOffer: { id: offerId }, ...stayBody(stay) },
});

/** The stay of a package; null where something else was chosen. */
export const stayOfPackage = (selection: Selection | null): ChosenStay | null =>
  selection?.kind === PACKAGE.kind ? readStay(selection.body) : null;
