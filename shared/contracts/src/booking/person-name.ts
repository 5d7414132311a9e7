import { check, maxLength, minLength, pipe, string, transform } from 'valibot';
import { cleanName, isName, machineReadableName } from '@travesia/domain';

/** A person's name in any script, without what only pasting put there. */
const personName = (maximum: number) =>
  pipe(
    string('field_required'),
    transform(cleanName),
    minLength(1, 'field_required'),
    maxLength(maximum, 'too_long'),
    check(isName, 'name_invalid'),
  );

const NAME_MAX = 60;
const PersonNameSchema = personName(NAME_MAX);
/** First and last name in one field: as long as both may be, with the space between them. */
export const FullNameSchema = personName(2 * NAME_MAX + 1);

/** The name of somebody who travels: suppliers take Latin letters, so the passport's are asked for. */
export const TravellerNameSchema = pipe(
  PersonNameSchema,
  check((name) => machineReadableName(name) !== null, 'name_not_latin'),
);
