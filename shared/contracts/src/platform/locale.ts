import { DEFAULT_LOCALE, LOCALES, type Locale } from '@travesia/domain';
import {
  entriesFromList,
  object,
  optional,
  picklist,
  type BaseIssue,
  type BaseSchema,
  type ObjectSchema,
  type OptionalSchema,
} from 'valibot';

export { DEFAULT_LOCALE, LOCALES, type Locale };

export const LocaleSchema = picklist(LOCALES);

type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;
type LocalizedEntries<Schema extends AnySchema> = {
  readonly [Key in Locale]: Key extends typeof DEFAULT_LOCALE ? Schema : OptionalSchema<Schema, undefined>;
};

/** Words or values by language. Only the default one is required: signed and stored data outlives the list. */
export function localizedSchema<Schema extends AnySchema>(
  schema: Schema,
): ObjectSchema<LocalizedEntries<Schema>, undefined> {
  return object({
    ...entriesFromList(LOCALES, optional(schema)),
    [DEFAULT_LOCALE]: schema,
  } as LocalizedEntries<Schema>);
}
