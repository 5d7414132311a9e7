import { activitiesDeclaration } from './activities/declaration.ts';
import { flightsDeclaration } from './flights/declaration.ts';
import { hotelsDeclaration } from './hotels/declaration.ts';
import type { Together, VerticalDeclaration } from './vertical-declaration.ts';

/** Every vertical; `index.ts` has its parts. */
export const DECLARATIONS = {
  flights: flightsDeclaration,
  hotels: hotelsDeclaration,
  activities: activitiesDeclaration,
} as const satisfies Record<string, VerticalDeclaration>;

/** Name and address setting of each supplier. */
export const SUPPLIERS = Object.values(DECLARATIONS).map(({ system, address }) => ({ system, address }));

type Declared = (typeof DECLARATIONS)[keyof typeof DECLARATIONS];
export type VerticalSystem = Declared['system'];

const declared: readonly VerticalDeclaration[] = Object.values(DECLARATIONS);
const joined = (of: (declaration: VerticalDeclaration) => object): unknown =>
  Object.assign({}, ...declared.map(of));

export const VERTICAL_SETTINGS = joined(({ settings }) => settings) as Together<Declared['settings']>;
export const VERTICAL_SECRETS = joined(({ secrets }) => secrets) as Together<Declared['secrets']>;
export const VERTICAL_MIGRATIONS = declared.flatMap(({ migrations }) => migrations ?? []);
