import type { Configuration } from '../configuration.ts';
import { SupplierError } from '../errors/index.ts';
import type { OrderKindDefinition } from '../modules/booking/index.ts';
import type { FlightsParts } from '../modules/flights/index.ts';
import type { ApiModule } from '../modules/module.ts';
import type { Pictures } from '../pictures/index.ts';
import type { SettlementRate } from '../settled.ts';
import type { VerticalDeclaration } from './vertical-declaration.ts';

export interface VerticalModule extends ApiModule {
  /** What it sells, as the booking core knows it. */
  readonly orderKinds: readonly OrderKindDefinition[];
  /** Deletes what it priced a day after its end: until then it is answered as expired. */
  deleteExpired(): Promise<void>;
}

/** All that verticals get of the rest of the api. */
export type VerticalParts = FlightsParts & { readonly pictures: Pictures };

export interface OutsideOfVertical {
  readonly configuration: Configuration;
  readonly rateOf: SettlementRate;
}

/** What is searched, chosen and paid: its module, its supplier, and what stands for that in tests. */
export interface Vertical<Needs, Module extends VerticalModule, Supply> {
  readonly declaration: VerticalDeclaration;
  create(needs: Needs, parts: VerticalParts): Module;
  /** Its supplier, under the name by which the module needs it. */
  connect(outside: OutsideOfVertical): Supply;
  /** For tests that do not need it. */
  readonly noSupplier: Supply;
  /** Asks the supplier something that changes nothing; throws as it does. */
  probe(configuration: Configuration): Promise<unknown>;
}

export const defineVertical = <Needs, Module extends VerticalModule, Supply extends Partial<Needs>>(
  vertical: Vertical<Needs, Module, Supply>,
): Vertical<Needs, Module, Supply> => vertical;

/** Fails whatever it is asked, but for what is given. */
export const failing = <Supplier extends object>(what: string, given: Partial<Supplier> = {}): Supplier =>
  new Proxy(given, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (async () => {
        throw new SupplierError('supplier_failed', `this test has no ${what}`);
      }),
  }) as Supplier;
