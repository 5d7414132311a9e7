import { useText, type TextKey } from '@travesia/i18n';
import { bookingTexts } from './booking-texts.ts';

type ErrorCode = keyof typeof bookingTexts.tree.errors;

/** Turns the code a schema answered into the traveller's words; nothing for no error. */
export function useFieldError(): (code: string | undefined) => string | undefined {
  const { t } = useText(bookingTexts);
  return (code) => {
    if (!code) return undefined;
    const known = Object.hasOwn(bookingTexts.tree.errors, code) ? (code as ErrorCode) : 'field_required';
    return t(`errors.${known}` as TextKey<typeof bookingTexts.tree>);
  };
}
