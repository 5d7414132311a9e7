import { DEFAULT_LOCALE, LOCALES, type Locale } from '@travesia/domain';
import * as v from 'valibot';

export { DEFAULT_LOCALE, LOCALES, type Locale };

export const LocaleSchema = v.picklist(LOCALES);

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type LocalizedEntries<Schema extends AnySchema> = {
  readonly [Key in Locale]: Key extends typeof DEFAULT_LOCALE ? Schema : v.OptionalSchema<Schema, undefined>;
};

/** Words or values by language. Only the default one is required: signed and stored data outlives the list. */
export function localizedSchema<Schema extends AnySchema>(
  schema: Schema,
): v.ObjectSchema<LocalizedEntries<Schema>, undefined> {
  return v.object({
    ...v.entriesFromList(LOCALES, v.optional(schema)),
    [DEFAULT_LOCALE]: schema,
  } as LocalizedEntries<Schema>);
}
