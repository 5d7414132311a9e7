import * as v from 'valibot';
import {
  ACTIVITY_DAYS_MAX,
  SUPPLIER_LOCALE,
  ACTIVITY_PAGE,
  ACTIVITY_PAGE_SIZE,
  daysBetween,
  paxesProblem,
} from '@travesia/domain';
import { LocaleSchema } from '../platform/locale.ts';
import { LocalDateSchema } from '../values.ts';

const coordinate = (limit: number, code: string) =>
  v.pipe(v.number(code), v.minValue(-limit, code), v.maxValue(limit, code));

/** Where: nested as the supplier nests it (T-02). */
const PlaceFiltersSchema = v.pipe(
  v.array(
    v.object({
      searchFilterItems: v.pipe(
        v.array(
          v.object({
            type: v.literal('gps'),
            latitude: coordinate(90, 'lat_invalid'),
            longitude: coordinate(180, 'lon_invalid'),
          }),
        ),
        v.length(1),
      ),
    }),
  ),
  v.length(1),
);

/** Who takes part, by age (T-02). */
export const PaxesSchema = v.pipe(
  v.array(v.object({ age: v.number('pax_age_invalid') })),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? paxesProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);
export type Paxes = v.InferOutput<typeof PaxesSchema>;

/** POST /activities/search and POST /tours/search (T-02, T-03, B-37, B-38). */
export const ActivitySearchPayloadSchema = v.pipe(
  v.object({
    filters: PlaceFiltersSchema,
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: PaxesSchema,
    /** The supplier's texts; a market may set it to the page's language. */
    language: v.optional(LocaleSchema, SUPPLIER_LOCALE),
    pagination: v.optional(
      v.object({
        itemsPerPage: v.optional(
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ACTIVITY_PAGE_SIZE)),
          ACTIVITY_PAGE_SIZE,
        ),
        page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), ACTIVITY_PAGE),
      }),
      {},
    ),
    order: v.optional(v.picklist(['DEFAULT', 'PRICE', 'NAME']), 'DEFAULT'),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to >= from, 'to_before_from'),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => daysBetween(from, to) < ACTIVITY_DAYS_MAX,
      'too_many_days',
    ),
    ['to'],
  ),
);
export type ActivitySearchPayload = v.InferOutput<typeof ActivitySearchPayloadSchema>;
