import { DEFAULT_LOCALE, LOCALES, type Locale } from '@travesia/domain';
import {
  entriesFromList,
  object,
  picklist,
  type BaseIssue,
  type BaseSchema,
  type ObjectSchema,
} from 'valibot';

export { DEFAULT_LOCALE, LOCALES, type Locale };

export const LocaleSchema = picklist(LOCALES);

/** An object with the same for every language: `{ es: …, en: … }`. */
export function byLocaleSchema<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  schema: Schema,
): ObjectSchema<Record<Locale, Schema>, undefined> {
  return object(entriesFromList(LOCALES, schema));
}
