import { machineReadableName } from '../names/machine-readable-name.ts';

/** What tells travellers apart; empty while not given. */
export interface TravellerIdentity {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly dateOfBirth: string;
}

/** A name without accents, case, blanks and hyphens: people type one name in several ways. */
const nameKey = (name: string) =>
  machineReadableName(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))?.replaceAll(' ', '') ?? '';

/** Null while anything is missing: only somebody who is known completely can be somebody else. */
function identityKey({ firstName, middleName, lastName, gender, dateOfBirth }: TravellerIdentity) {
  const parts = [nameKey(`${firstName} ${middleName}`), nameKey(lastName), gender, dateOfBirth];
  return firstName.trim() === '' || parts.includes('') ? null : parts.join('/');
}

/** For each traveller, at which place (from 0) the same person stands before; null for everybody else. */
export function earlierSameTraveller(travellers: readonly TravellerIdentity[]): (number | null)[] {
  const keys = travellers.map((traveller) => identityKey(traveller));
  return keys.map((key, place) => {
    const first = key === null ? place : keys.indexOf(key);
    return first < place ? first : null;
  });
}
