import { cleanName } from './clean-name.ts';
import { machineReadableName } from './machine-readable-name.ts';

export interface PersonName {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
}

/** Airlines print at most so many letters of the given names, and of the family name. */
const TICKET_NAME_MAX = 20;

const givenNames = ({ firstName, middleName = '' }: PersonName) => cleanName(`${firstName} ${middleName}`);
const isAsTyped = (typed: string, written: string) => cleanName(typed).toUpperCase() === written;

/** Given names or a family name as an airline prints them: whole words while they fit; a single long word is cut. */
export function printedName(name: string): string | null {
  const written = machineReadableName(name);
  if (written === null || written.length <= TICKET_NAME_MAX) return written;
  const lastBlank = written.slice(0, TICKET_NAME_MAX + 1).lastIndexOf(' ');
  return written.slice(0, lastBlank > 0 ? lastBlank : TICKET_NAME_MAX).trim();
}

/** "SIGURDSSON / KJAER" where that is not what was typed, letter case aside; else `null`. */
export function changedTicketName(person: PersonName): string | null {
  const given = printedName(givenNames(person));
  const family = printedName(person.lastName);
  if (given === null || family === null) return null;
  const isSame = isAsTyped(givenNames(person), given) && isAsTyped(person.lastName, family);
  return isSame ? null : `${family} / ${given}`;
}

/** "Kjær Sigurðsson" */
export function fullName({ firstName, middleName = '', lastName }: PersonName): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** "KJAER SIGURDSSON", as a hotel or an organiser reads it, where that is not what was typed; else `null`. */
export function changedSupplierName({ firstName, lastName }: PersonName): string | null {
  const typed = `${firstName} ${lastName}`;
  const written = machineReadableName(typed);
  return written === null || isAsTyped(typed, written) ? null : written;
}

/** A person as suppliers take the name, in the letters of machineReadableName, which the forms have made sure of. */
export function withSupplierName<Person extends Required<PersonName>>(person: Person): Person {
  const written = (name: string) => machineReadableName(name) ?? name;
  return {
    ...person,
    firstName: written(person.firstName),
    middleName: written(person.middleName),
    lastName: written(person.lastName),
  };
}
