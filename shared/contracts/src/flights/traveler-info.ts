import {
  array,
  maxLength,
  maxValue,
  minValue,
  number,
  integer,
  object,
  optional,
  pipe,
  check,
  type InferOutput,
} from 'valibot';
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
  pipe(
    number('count_invalid'),
    integer('count_invalid'),
    minValue(limits.min, 'count_invalid'),
    maxValue(limits.max, 'count_invalid'),
  );

const AgeSchema = pipe(
  number('age_invalid'),
  integer('age_invalid'),
  minValue(INFANT_AGE.min, 'age_invalid'),
  maxValue(OLDEST_AGE, 'age_invalid'),
);

export const TravelerInfoSchema = pipe(
  object({
    adult: count(ADULTS),
    child: count(CHILDREN),
    infant: count(INFANTS),
    /** Of everybody on the last day of travel: adults, then children, then infants (W-04). */
    ages: optional(pipe(array(AgeSchema), maxLength(TRAVELLERS_MAX, 'age_invalid'))),
  }),
  check((counts) => travellerCountProblem(counts) !== 'too_many_travellers', 'too_many_travellers'),
  check((counts) => counts.ages === undefined || isEverybody(counts), 'age_invalid'),
  check((counts) => partyProblem(counts) !== 'more_infants_than_adults', 'more_infants_than_adults'),
  check((counts) => partyProblem(counts) !== 'minor_without_adult', 'minor_without_adult'),
);
export type TravelerInfo = InferOutput<typeof TravelerInfoSchema>;
