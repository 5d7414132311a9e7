import { check, maxLength, minLength, pipe, string, transform } from 'valibot';
import { cleanName, isName, machineReadableName } from '@travesia/domain';

/** A person's name in any script, without what only pasting put there. */
export const PersonNameSchema = pipe(
  string('field_required'),
  transform(cleanName),
  minLength(1, 'field_required'),
  maxLength(60, 'too_long'),
  check(isName, 'name_invalid'),
);

/** The name of somebody who travels: suppliers take Latin letters, so the passport's are asked for. */
export const TravellerNameSchema = pipe(
  PersonNameSchema,
  check((name) => machineReadableName(name) !== null, 'name_not_latin'),
);
