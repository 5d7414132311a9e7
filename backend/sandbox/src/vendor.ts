import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { Account } from './duffel/account.ts';
import type { FlightNewsOptions } from './flights/news.ts';

/** What the suppliers of the test world have in common, and its switches. */
export interface SandboxWorld {
  readonly clock: SandboxClock;
  /** Another seed, another world of prices and schedules. */
  readonly seed: string;
  /** In which currency their accounts are charged. */
  readonly account: Account;
  /** How long an answer takes that a switch makes slow. */
  readonly slowMs?: number;
  /** How long a pre-confirmed activity waits for its answer. */
  readonly preconfirmedMs?: number;
  /** How long a flight waits that is confirmed, refused or ticketed later. */
  readonly confirmMs?: number;
  /** Where the flight supplier reports what became of orders; absent: nowhere. */
  readonly flightNews?: FlightNewsOptions;
}

/** A supplier of something that is searched, chosen and paid. */
export interface Vendor<Keys> {
  /** The keys that it takes, by the settings of the api. */
  keysFrom(environment: Readonly<Record<string, string | undefined>>): Keys;
  /** Without keys it takes any, or those of a development machine. */
  register(app: FastifyInstance, world: SandboxWorld, keys: Keys | undefined): Promise<void>;
}

export const defineVendor = <Keys>(vendor: Vendor<Keys>): Vendor<Keys> => vendor;
