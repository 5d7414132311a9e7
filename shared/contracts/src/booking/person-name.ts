import * as v from 'valibot';
import { cleanName, isName, machineReadableName } from '@travesia/domain';

/** A person's name in any script, without what only pasting put there. */
const personName = (maximum: number) =>
  v.pipe(
    v.string('field_required'),
    v.transform(cleanName),
    v.minLength(1, 'field_required'),
    v.maxLength(maximum, 'too_long'),
    v.check(isName, 'name_invalid'),
  );

const NAME_MAX = 60;
const PersonNameSchema = personName(NAME_MAX);
/** First and last name in one field: as long as both may be, with the space between them. */
export const FullNameSchema = personName(2 * NAME_MAX + 1);

/** The name of somebody who travels: suppliers take Latin letters, so the passport's are asked for. */
export const TravellerNameSchema = v.pipe(
  PersonNameSchema,
  v.check((name) => machineReadableName(name) !== null, 'name_not_latin'),
);
