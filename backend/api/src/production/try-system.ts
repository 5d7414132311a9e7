import {
  DEVELOPMENT_SECRETS,
  OUTSIDE_SETTINGS,
  type Configuration,
  type OutsideSystem,
} from '../configuration.ts';
import { fieldOf, isTimeout } from '../suppliers/wire-faults.ts';

export interface Problem {
  readonly setting: keyof Configuration;
  readonly what: string;
  /** Where an operator gets the value; empty where that is no question. */
  readonly foundAt: string;
}

/** What an outside system said to one harmless question. */
export interface SystemState {
  readonly answers: 'yes' | 'no' | 'not asked';
  readonly key: 'accepted' | 'refused' | 'missing' | 'unknown' | 'none needed';
  readonly problems: readonly Problem[];
}

const UNAUTHORISED = new Set<number | null>([401, 403]);
/** Nodemailer's, and those of PostgreSQL and Valkey for a wrong user or password. */
const REFUSED_CODES = new Set<unknown>(['EAUTH', '28P01', '28000', '3D000']);
/** Nodemailer's codes that say where it broke, not why. */
const CODES_WITHOUT_REASON = new Set(['ESOCKET', 'ECONNECTION', 'ETLS', 'EPROTOCOL']);
const REFUSED_WORDS = /\b(WRONGPASS|NOAUTH)\b/;

function statusOf(fault: unknown): number | null {
  const status = fieldOf(fault, 'status') ?? fieldOf(fault, 'statusCode');
  return typeof status === 'number' ? status : null;
}
const isRefused = (fault: unknown) =>
  UNAUTHORISED.has(statusOf(fault)) ||
  REFUSED_CODES.has(fieldOf(fault, 'code')) ||
  REFUSED_WORDS.test(String(fault));

/** Why nothing came back, without the address or the key in it. */
function reasonOf(fault: unknown): string {
  if (isTimeout(fault)) return 'no reply in time';
  const code = fieldOf(fieldOf(fault, 'cause'), 'code') ?? fieldOf(fault, 'code');
  if (typeof code === 'string' && !CODES_WITHOUT_REASON.has(code)) return code;
  return Error.isError(fault) ? `${fault.name}: ${fault.message}` : 'no reply';
}

/** Names a setting together with the place where its value is found. */
export function problemWith(setting: keyof Configuration, what: string): Problem {
  const ofVendor = OUTSIDE_SETTINGS.find(({ name }) => name === setting)?.foundAt;
  const ofOurs = setting in DEVELOPMENT_SECRETS ? 'your own machine: openssl rand -hex 32, one for each' : '';
  return { setting, what, foundAt: ofVendor ?? ofOurs };
}

const settingsOf = (system: OutsideSystem, role: string) =>
  OUTSIDE_SETTINGS.filter((setting) => setting.system === system && setting.role === role);

/** Asks a system once. What it answers beyond that is looked at by `ask`, which names what is missing. */
export async function trySystem(
  system: OutsideSystem,
  ask: () => Promise<readonly Problem[]>,
): Promise<SystemState> {
  const keys = settingsOf(system, 'key');
  const [address] = settingsOf(system, 'address');
  // A database or a mail server has its password in its address.
  const blamed = keys.length > 0 ? keys : address ? [address] : [];
  const good = keys.length > 0 ? 'accepted' : 'none needed';
  try {
    return { answers: 'yes', key: good, problems: await ask() };
  } catch (fault) {
    if (isRefused(fault)) {
      const problems = blamed.map(({ name }) =>
        problemWith(name, `refused (${statusOf(fault) ?? reasonOf(fault)})`),
      );
      return { answers: 'yes', key: 'refused', problems };
    }
    const problems = address
      ? [problemWith(address.name, `does not answer as expected: ${reasonOf(fault)}`)]
      : [];
    const isAnswer = statusOf(fault) !== null;
    return { answers: isAnswer ? 'yes' : 'no', key: keys.length > 0 ? 'unknown' : 'none needed', problems };
  }
}
