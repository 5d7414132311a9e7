import type { PricedItemTable } from '../../database/priced-items.ts';
import type { PricedStay } from './priced-stay.ts';

export interface HotelsTables {
  priced_stays: PricedItemTable<PricedStay>;
}
