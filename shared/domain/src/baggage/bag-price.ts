import { BAG_MARGIN_MAJOR } from '../constants.ts';
import { minorUnitsPerMajor } from '../money/minor-units.ts';
import { roundHalfUp, type Money } from '../money/money.ts';

/** Per-bag price plus five major units, rounded half up to a whole major unit (F-38). */
export function singleBagPrice(supplierPrice: Money): Money {
  const perMajor = minorUnitsPerMajor(supplierPrice.currency);
  const major = roundHalfUp(supplierPrice.amount / perMajor + BAG_MARGIN_MAJOR);
  return { amount: major * perMajor, currency: supplierPrice.currency };
}
