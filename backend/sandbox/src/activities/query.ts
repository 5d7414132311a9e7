import * as v from 'valibot';
import { daysBetween, isLocalDate } from '@travesia/domain';
import { FilledSchema, readBody } from '../wire-body.ts';
import { activityErrors } from './errors.ts';
import { languageOf } from './words.ts';

const MOST_DAYS = 60;
const MOST_PAXES = 20;
const MOST_ITEMS = 100;

/** What the schema makes of a body or a query. */
export const readAs = <Schema extends v.GenericSchema>(schema: Schema, body: unknown) =>
  readBody(schema, body, (field, message) => activityErrors.invalid(`${field}: ${message}`));

export const LanguageSchema = v.pipe(v.unknown(), v.transform(languageOf));

const DaySchema = v.pipe(v.string(), v.check(isLocalDate, 'It is no date.'));

const AgesSchema = v.pipe(
  v.array(v.object({ age: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  v.nonEmpty('Ages of all paxes are required.'),
  v.maxLength(MOST_PAXES),
  v.transform((paxes) => paxes.map(({ age }) => age)),
);

/** For whom, when and in which language something is asked. */
const ASKED = { from: DaySchema, to: DaySchema, paxes: AgesSchema, language: LanguageSchema };

const areDays = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  to >= from && daysBetween(from, to) <= MOST_DAYS;
const NO_DAYS = 'The dates are not valid.';

const PlaceSchema = v.pipe(
  v.object({ type: v.literal('gps'), latitude: v.number(), longitude: v.number() }),
  v.transform(({ latitude: lat, longitude: lon }) => ({ lat, lon })),
);

export const SearchSchema = v.pipe(
  v.object({
    ...ASKED,
    filters: v.looseTuple([v.object({ searchFilterItems: v.looseTuple([PlaceSchema]) })]),
    pagination: v.object({
      itemsPerPage: v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_ITEMS)),
      page: v.pipe(v.number(), v.minValue(1)),
    }),
    order: v.optional(v.picklist(['DEFAULT', 'PRICE', 'NAME']), 'DEFAULT'),
  }),
  v.check((asked) => areDays(asked), NO_DAYS),
  v.transform(({ paxes: ages, filters: [filter], pagination, ...asked }) => ({
    ...asked,
    ...pagination,
    ages,
    at: filter.searchFilterItems[0],
  })),
);

export type SearchQuery = v.InferOutput<typeof SearchSchema>;

export const DetailSchema = v.pipe(
  v.object({ ...ASKED, code: FilledSchema }),
  v.check((asked) => areDays(asked), NO_DAYS),
  v.transform(({ paxes: ages, ...asked }) => ({ ...asked, ages })),
);

/** What an activity is asked for. */
export type DetailQuery = Omit<v.InferOutput<typeof DetailSchema>, 'code'>;
