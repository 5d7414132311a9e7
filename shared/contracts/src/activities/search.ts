import {
  array,
  forward,
  integer,
  length,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  rawCheck,
  type InferOutput,
} from 'valibot';
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
  pipe(number(code), minValue(-limit, code), maxValue(limit, code));

/** Where: nested as the supplier nests it (T-02). */
const PlaceFiltersSchema = pipe(
  array(
    object({
      searchFilterItems: pipe(
        array(
          object({
            type: literal('gps'),
            latitude: coordinate(90, 'lat_invalid'),
            longitude: coordinate(180, 'lon_invalid'),
          }),
        ),
        length(1),
      ),
    }),
  ),
  length(1),
);

/** Who takes part, by age (T-02). */
export const PaxesSchema = pipe(
  array(object({ age: number('pax_age_invalid') })),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? paxesProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);
export type Paxes = InferOutput<typeof PaxesSchema>;

/** POST /activities/search and POST /tours/search (T-02, T-03, B-37, B-38). */
export const ActivitySearchPayloadSchema = pipe(
  object({
    filters: PlaceFiltersSchema,
    from: LocalDateSchema,
    to: LocalDateSchema,
    paxes: PaxesSchema,
    /** The supplier's texts; a market may set it to the page's language. */
    language: optional(LocaleSchema, SUPPLIER_LOCALE),
    pagination: optional(
      object({
        itemsPerPage: optional(
          pipe(number(), integer(), minValue(1), maxValue(ACTIVITY_PAGE_SIZE)),
          ACTIVITY_PAGE_SIZE,
        ),
        page: optional(pipe(number(), integer(), minValue(1), maxValue(1000)), ACTIVITY_PAGE),
      }),
      {},
    ),
    order: optional(picklist(['DEFAULT', 'PRICE', 'NAME']), 'DEFAULT'),
  }),
  forward(
    partialCheck([['from'], ['to']], ({ from, to }) => to >= from, 'to_before_from'),
    ['to'],
  ),
  forward(
    partialCheck(
      [['from'], ['to']],
      ({ from, to }) => daysBetween(from, to) < ACTIVITY_DAYS_MAX,
      'too_many_days',
    ),
    ['to'],
  ),
);
export type ActivitySearchPayload = InferOutput<typeof ActivitySearchPayloadSchema>;
