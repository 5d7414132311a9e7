import { picklist, type InferOutput } from 'valibot';

/** The languages the site speaks (P-10). */
export const LocaleSchema = picklist(['es', 'en']);
export type Locale = InferOutput<typeof LocaleSchema>;
export const LOCALES = LocaleSchema.options;
