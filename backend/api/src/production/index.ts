import {
  examineConfiguration,
  OUTSIDE_SETTINGS,
  type Configuration,
  type OutsideSystem,
} from '../configuration.ts';
import { SYSTEM_CHECKS } from './outside-systems.ts';
import { problemWith, trySystem, type Problem, type SystemState } from './try-system.ts';

export type { Problem } from './try-system.ts';

export interface SystemReport extends SystemState {
  readonly system: OutsideSystem;
  readonly requirement: string;
  /** Without user and password; empty where the system is not used. */
  readonly address: string;
}

export interface ProductionReport {
  readonly systems: readonly SystemReport[];
  /** Of settings that belong to no outside system. */
  readonly problems: readonly Problem[];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Host and path: user and password stay out of what is printed. */
function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address === '' ? '' : 'not an address';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

/** What is wrong with the settings of a system before anybody is asked. */
function problemsOfSettings(system: OutsideSystem, configuration: Configuration): Problem[] {
  return OUTSIDE_SETTINGS.filter((setting) => setting.system === system).flatMap(({ name, role, isTest }) => {
    const value = String(configuration[name]);
    const problems: Problem[] = [];
    if (isTest?.test(value))
      problems.push(problemWith(name, 'is for tests: nothing is booked or paid with it'));
    const isOpen = role === 'address' && value.startsWith('http:') && !LOOPBACK.test(new URL(value).hostname);
    if (isOpen) problems.push(problemWith(name, 'keys would travel unencrypted: https is needed'));
    return problems;
  });
}

/**
 * Reads the settings of the api as a production profile and asks every outside system one harmless question (W-13).
 * Which settings there are, and where their values are found, is known to the schema of the configuration alone.
 */
export async function checkProduction(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ProductionReport> {
  const { configuration, problems: said } = examineConfiguration({ ...environment, PROFILE: 'production' });
  const wrong = said.map((line) => {
    const [name = '', ...what] = line.split(': ');
    return problemWith(name as keyof Configuration, what.join(': '));
  });
  if (environment.PROFILE !== 'production') {
    wrong.push({ setting: 'PROFILE', what: 'must be production', foundAt: '' });
  }
  if (configuration === null) return { systems: [], problems: wrong };
  const systemOf = (setting: string) => OUTSIDE_SETTINGS.find(({ name }) => name === setting)?.system;
  const systems = await Promise.all(
    SYSTEM_CHECKS.map(
      async ({ system, requirement, address, ask, isAlwaysUsed = false }): Promise<SystemReport> => {
        const shown = { system, requirement, address: shownAddress(String(configuration[address])) };
        const own = wrong.filter(({ setting }) => systemOf(setting) === system);
        const isKeyMissing = own.length > 0;
        if ((shown.address === '' && !isAlwaysUsed) || isKeyMissing) {
          const key = isKeyMissing ? 'missing' : 'none needed';
          return { ...shown, answers: 'not asked', key, problems: own };
        }
        const state = await trySystem(system, () => ask(configuration));
        return {
          ...shown,
          ...state,
          problems: [...problemsOfSettings(system, configuration), ...state.problems],
        };
      },
    ),
  );
  return { systems, problems: wrong.filter(({ setting }) => systemOf(setting) === undefined) };
}
