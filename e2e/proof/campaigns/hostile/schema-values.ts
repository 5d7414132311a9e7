/** As much of JSON Schema as the api's own description uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/** The same numbers at each run: what was found can be found again. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
    isLucky: (chance: number) => next() < chance,
  };
}
export type Dice = ReturnType<typeof createDice>;

const AGENT = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';
const TEXTS_BY_NAME: Readonly<Record<string, string>> = {
  agentId: AGENT,
  from: 'MAD',
  to: 'VDE',
  departureDate: '2027-03-01',
  startDate: '2027-03-01',
  endDate: '2027-03-04',
  dateOfBirth: '1990-06-15',
  email: 'ana@example.com',
  emailId: 'ana@example.com',
  phone: '+34600112233',
  currency: 'USD',
  countryCode: 'ES',
  code: 'ES',
  locale: 'en',
  referenceId: 'K7M2Q9X4RT',
  returnUrl: 'http://localhost:3000/en/booking/authenticate/waiting',
  cancelUrl: 'http://localhost:3000/en/booking/authenticate/cancel',
  term: 'mad',
};

/** A value that fits, or nearly: enough to come past the first door of a route. */
export function fittingValue(schema: JsonSchema, dice: Dice, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fittingValue(dice.pick(options), dice, name);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  switch (type) {
    case 'object': {
      const required = new Set(schema.required);
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([field]) => required.has(field) || dice.isLucky(0.7),
      );
      return Object.fromEntries(fields.map(([field, inner]) => [field, fittingValue(inner, dice, field)]));
    }
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, dice.below(3)) }, () =>
        fittingValue(schema.items ?? {}, dice, name),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, dice.below(4));
    case 'boolean':
      return dice.isLucky(0.5);
    case 'null':
      return null;
    default:
      return TEXTS_BY_NAME[name] ?? 'x'.repeat(Math.max(3, schema.minLength ?? 0));
  }
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });

/** What no field wants. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[[[[[]]]]]],
  'a'.repeat(5_000),
  '\u0000',
  '\ud800',
  '‮drow ehT',
  '💣'.repeat(300),
  "'; DROP TABLE bookings; --",
  '" OR ""="',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%0d%0aSet-Cookie: a=b',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  '//evil.example',
  '(a+)+$'.repeat(50),
  '9'.repeat(400),
  '1e999',
  '-0',
  'NaN',
  '2027-02-30',
  '0000-00-00',
  '9999999-12-31',
  'constructor',
  '__proto__',
  { $gt: '' },
  { toString: 'x', length: 1e9 },
  { constructor: { prototype: { isAdmin: true } } },
  deep(40),
  Array.from({ length: 1_500 }, () => 1),
];

interface Place {
  readonly owner: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ owner: value as Place['owner'], key });
    placesIn((value as Record<string | number, unknown>)[key], found);
  }
  return found;
}

/** The value with one to three of its places made hostile, taken away, doubled or renamed. */
export function madeHostile(fitting: unknown, dice: Dice): unknown {
  const value: unknown = structuredClone(fitting);
  const places = placesIn(value);
  if (places.length === 0) return dice.pick(HOSTILE_VALUES);
  for (let changes = 1 + dice.below(3); changes > 0; changes -= 1) {
    const { owner, key } = dice.pick(places);
    const fields = owner as Record<string | number, unknown>;
    const way = dice.below(10);
    if (way < 7) fields[key] = structuredClone(dice.pick(HOSTILE_VALUES));
    else if (way === 7) delete fields[key];
    else if (way === 8) fields[`${key}[]`] = fields[key];
    else fields[key] = [fields[key], fields[key]];
  }
  return value;
}
