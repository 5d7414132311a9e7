import * as v from 'valibot';

/** Cabins that can be asked for (F-04); none asks for all. */
export const CabinSchema = v.picklist(
  ['economy', 'premium_economy', 'business', 'first_class'],
  'cabin_invalid',
);
export type Cabin = v.InferOutput<typeof CabinSchema>;
export const CABINS = CabinSchema.options;
