import type * as v from 'valibot';
import type { Migration } from '../database/migrations/migration.ts';

/** What processes and commands have to know of a vertical without loading it. */
export interface VerticalDeclaration {
  /** Its supplier, as `npm run check:production` lists it. */
  readonly system: string;
  /** The line of docs/requirements that needs it. */
  readonly requirement: string;
  /** The setting with the address of its supplier. */
  readonly address: string;
  /** Keys with which the sandbox is used; production refuses them. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, v.GenericSchema>>;
  /** Its tables, after those in `database/migrations`; a new one is added at the end. */
  readonly migrations?: readonly Migration[];
}

/** All of a union at once. */
export type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
