import * as v from 'valibot';
import {
  ADULTS,
  CHILDREN,
  INFANT_AGE,
  INFANTS,
  isEverybody,
  OLDEST_AGE,
  partyProblem,
  travellerCountProblem,
  TRAVELLERS_MAX,
} from '@travesia/domain';

const count = (limits: { min: number; max: number }) =>
  v.pipe(
    v.number('count_invalid'),
    v.integer('count_invalid'),
    v.minValue(limits.min, 'count_invalid'),
    v.maxValue(limits.max, 'count_invalid'),
  );

const AgeSchema = v.pipe(
  v.number('age_invalid'),
  v.integer('age_invalid'),
  v.minValue(INFANT_AGE.min, 'age_invalid'),
  v.maxValue(OLDEST_AGE, 'age_invalid'),
);

export const TravelerInfoSchema = v.pipe(
  v.object({
    adult: count(ADULTS),
    child: count(CHILDREN),
    infant: count(INFANTS),
    /** Of everybody on the last day of travel: adults, then children, then infants (W-04). */
    ages: v.optional(v.pipe(v.array(AgeSchema), v.maxLength(TRAVELLERS_MAX, 'age_invalid'))),
  }),
  v.check((counts) => travellerCountProblem(counts) !== 'too_many_travellers', 'too_many_travellers'),
  v.check((counts) => counts.ages === undefined || isEverybody(counts), 'age_invalid'),
  v.check((counts) => partyProblem(counts) !== 'more_infants_than_adults', 'more_infants_than_adults'),
  v.check((counts) => partyProblem(counts) !== 'minor_without_adult', 'minor_without_adult'),
);
export type TravelerInfo = v.InferOutput<typeof TravelerInfoSchema>;
