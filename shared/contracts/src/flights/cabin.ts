import { picklist, type InferOutput } from 'valibot';

/** Cabins that can be asked for (F-04); none asks for all. */
export const CabinSchema = picklist(
  ['economy', 'premium_economy', 'business', 'first_class'],
  'cabin_invalid',
);
export type Cabin = InferOutput<typeof CabinSchema>;
export const CABINS = CabinSchema.options;
