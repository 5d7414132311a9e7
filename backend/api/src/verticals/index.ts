import type { Kysely } from 'kysely';
import { activities } from './activities/index.ts';
import type { DECLARATIONS } from './declarations.ts';
import { flights } from './flights/index.ts';
import { hotels } from './hotels/index.ts';
import type { Together } from './vertical-declaration.ts';
import type { OutsideOfVertical, Vertical, VerticalModule, VerticalParts } from './vertical.ts';

/** Every vertical that the api sells, in the order of `declarations.ts`. */
const VERTICALS = { flights, hotels, activities } satisfies Record<keyof typeof DECLARATIONS, unknown>;

type Verticals = typeof VERTICALS;
type NeedsOf = Parameters<Verticals[keyof Verticals]['create']>[0];
type TablesOf<Needs> = Needs extends { readonly database: Kysely<infer Tables> } ? Tables : never;
type Supplies = Together<Verticals[keyof Verticals]['noSupplier']>;
type AnyVertical = Vertical<never, VerticalModule, object>;

export type VerticalNeeds = Omit<Together<NeedsOf>, 'database'>;
export type VerticalTables = Together<TablesOf<NeedsOf>>;
export type VerticalModules = { readonly [Name in keyof Verticals]: ReturnType<Verticals[Name]['create']> };

export const verticals: readonly AnyVertical[] = Object.values(VERTICALS);

export const createVerticals = (
  needs: VerticalNeeds & { readonly database: Kysely<VerticalTables> },
  parts: VerticalParts,
): VerticalModules =>
  Object.fromEntries(
    Object.entries<AnyVertical>(VERTICALS).map(([name, { create }]) => [name, create(needs as never, parts)]),
  ) as unknown as VerticalModules;

/** Their suppliers, under the names by which the modules need them. */
export const connectSuppliers = (outside: OutsideOfVertical): Supplies =>
  Object.assign({}, ...verticals.map(({ connect }) => connect(outside)));

/** For tests that need none. */
export const NO_SUPPLIERS: Supplies = Object.assign({}, ...verticals.map(({ noSupplier }) => noSupplier));
