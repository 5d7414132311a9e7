import { distanceKm, type GeoPoint } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import * as v from 'valibot';
import type { FastifyInstance } from 'fastify';

/** What a tester has set: these switches, for what fits every limit; null fits everything. */
type SwitchSetting<Switch extends string, Limit extends string> = Readonly<Record<Limit, string | null>> & {
  readonly switches: readonly Switch[];
  /** How many more times it acts; null for ever. */
  remaining: number | null;
};

interface LimitRule<Occasion extends readonly unknown[]> {
  readonly example: string;
  readonly pattern?: RegExp;
  fits(limit: string, ...occasion: Occasion): boolean;
}

/** The switches of one supplier. An occasion is what they are asked about. */
export interface SwitchRules<
  Switch extends string,
  Limit extends string,
  Occasion extends readonly unknown[],
> {
  readonly all: readonly Switch[];
  /** Whether a city or a name of the occasion asks for the switch. */
  isNamed(wanted: Switch, ...occasion: Occasion): boolean;
  readonly limits: Readonly<Record<Limit, LimitRule<Occasion>>>;
}

const AROUND_KM = 12;

/** Whether the place is in or close to the city of this code. */
export function isAround(code: string, at: GeoPoint | undefined): boolean {
  const city = at && findCity(code);
  return city !== undefined && at !== undefined && distanceKm(city.location, at) <= AROUND_KM;
}

/** A name as switches compare it: without accents, spaces and case. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{Letter}]/gu, '')
    .toUpperCase();
}

/** What a tester can make one supplier do: by names that are always there, and by settings. */
export class SwitchBoard<Switch extends string, Limit extends string, Occasion extends readonly unknown[]> {
  readonly #rules: SwitchRules<Switch, Limit, Occasion>;
  readonly #limits: readonly [Limit, LimitRule<Occasion>][];
  #settings: SwitchSetting<Switch, Limit>[] = [];

  constructor(rules: SwitchRules<Switch, Limit, Occasion>) {
    this.#rules = rules;
    this.#limits = Object.entries(rules.limits) as [Limit, LimitRule<Occasion>][];
  }

  /** Whether the switch acts here; a counted one is used up by asking. */
  isOn(wanted: Switch, ...occasion: Occasion): boolean {
    if (this.#rules.isNamed(wanted, ...occasion)) return true;
    const setting = this.#settings.find(
      (each) =>
        each.switches.includes(wanted) &&
        each.remaining !== 0 &&
        this.#limits.every(([name, { fits }]) => {
          const limit = each[name];
          return limit === null || fits(limit, ...occasion);
        }),
    );
    if (!setting) return false;
    if (setting.remaining !== null) setting.remaining -= 1;
    return true;
  }

  /** `GET`, `POST` and `DELETE` of the address; `named` are the cities and names that are always there. */
  register(app: FastifyInstance, address: string, named: Readonly<Record<string, unknown>>): void {
    const { all } = this.#rules;
    const schema = v.object({
      switches: v.pipe(v.array(v.picklist(all)), v.minLength(1)),
      times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
      ...Object.fromEntries(
        this.#limits.map(([name, { pattern = /^/ }]) => [
          name,
          v.optional(v.nullable(v.pipe(v.string(), v.regex(pattern))), null),
        ]),
      ),
    });
    const examples = this.#limits.map(([name, { example }]) => `${name} (${example})`).join(', ');

    app.get(address, async () => ({ switches: all, ...named, set: this.#settings }));

    app.post(address, async (request, reply) => {
      const given = v.safeParse(schema, request.body);
      if (!given.success) {
        return reply
          .code(400)
          .send({ error: `give switches [], and any of ${examples}, times`, switches: all });
      }
      const { times, ...setting } = given.output;
      this.#settings.push({ ...setting, remaining: times } as unknown as SwitchSetting<Switch, Limit>);
      return { set: this.#settings };
    });

    app.delete(address, async () => {
      this.#settings = [];
      return { set: [] };
    });
  }
}
