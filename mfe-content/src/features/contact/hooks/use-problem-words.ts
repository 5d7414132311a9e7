import { useText } from '@travesia/i18n';
import { contentTexts } from '../../../texts.ts';

type Missing = keyof typeof contentTexts.tree.contact.missing;
type Errors = keyof typeof contentTexts.tree.contact.errors;

/** What is wrong with a field of a contact form: below the field, and in the summary, where it is named. */
export function useProblemWords() {
  const { t } = useText(contentTexts);
  const isNamed = (field: string, code: string): field is Missing =>
    code === 'field_required' && Object.hasOwn(contentTexts.tree.contact.missing, field);

  const problemOf = (field: string, code: string) =>
    isNamed(field, code) ? t(`contact.missing.${field}`) : t(`contact.errors.${code as Errors}`);
  const summaryLine = (field: string, code: string) => {
    const problem = problemOf(field, code);
    // Its words name the field themselves.
    if (isNamed(field, code) || code === 'email_invalid') return problem;
    return t('contact.summaryLine', {
      field: t(`contact.fields.${field}` as 'contact.fields.name'),
      problem,
    });
  };
  return { problemOf, summaryLine };
}
