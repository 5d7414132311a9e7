import type { FastifyInstance } from 'fastify';
import { activities } from './activities/vendor.ts';
import { flights } from './flights/vendor.ts';
import { stays } from './stays/vendor.ts';
import type { SandboxWorld, Vendor } from './vendor.ts';

/** Every supplier of something that is searched, chosen and paid. */
const VENDORS = { flights, stays, activities };

export type VendorKeys = {
  readonly [Name in keyof typeof VENDORS]?: ReturnType<(typeof VENDORS)[Name]['keysFrom']>;
};

const vendors = Object.entries<Vendor<unknown>>(VENDORS);

export const vendorKeysFrom = (environment: Readonly<Record<string, string | undefined>>): VendorKeys =>
  Object.fromEntries(vendors.map(([name, { keysFrom }]) => [name, keysFrom(environment)]));

export async function registerVendors(
  app: FastifyInstance,
  world: SandboxWorld,
  keys: VendorKeys,
): Promise<void> {
  for (const [name, { register }] of vendors) await register(app, world, keys[name as keyof VendorKeys]);
}
