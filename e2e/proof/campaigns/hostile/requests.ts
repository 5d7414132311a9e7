import { fittingValue, HOSTILE_VALUES, madeHostile, type Dice } from './schema-values.ts';
import type { Route } from './routes.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const JSON_TYPE = 'application/json';
/** Bodies that are no JSON of ours at all. */
const RAW_BODIES: readonly (readonly [type: string, body: string])[] = [
  [JSON_TYPE, ''],
  [JSON_TYPE, '{'],
  [JSON_TYPE, '{"a":1,}'],
  [JSON_TYPE, 'nul'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '1e999'],
  [JSON_TYPE, '"x"'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, `{"a":"${'x'.repeat(300_000)}"}`],
  [JSON_TYPE, `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  [JSON_TYPE, `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`],
  [JSON_TYPE, '{"__proto__":{"isAdmin":true},"agentId":"x"}'],
  [JSON_TYPE, '{"agentId":"a","agentId":"b"}'],
  [JSON_TYPE, '\ufeff{}'],
  [JSON_TYPE, '\u0000\u0001\u0002'],
  ['text/plain', '{}'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/x-www-form-urlencoded', 'agentId=x&a[b][c]=d'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'],
  ['application/json; charset=utf-16', '{}'],
  ['application/graphql', '{a}'],
  ['x', '{}'],
];
const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { 'idempotency-key': 'a'.repeat(200) },
  { 'idempotency-key': 'repeated-key-of-a-stranger' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'accept-language': 'xx-'.repeat(300) },
  { 'x-request-id': '../../etc' },
  { 'accept-encoding': 'br;q=nan, *;q=0' },
  { cookie: `__Host-travesia-booking=${'a'.repeat(3_000)}; travesia-booking=%00; travesia-browser=null` },
  { 'if-none-match': '"'.repeat(500) },
  { range: 'bytes=0-,0-,0-,0-' },
  { authorization: 'Bearer x' },
  { 'x-travesia-internal': 'travesia-development-internal-secreT' },
  { 'stripe-signature': 't=1,v1=00' },
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1_200);
/** Half characters cannot be written into an address. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

function pathOf({ path, query }: Route, dice: Dice): string {
  const filled = path.replaceAll(/\{[^}]+\}/g, () =>
    dice.isLucky(0.3) ? 'abc123' : escaped(asText(dice.pick(HOSTILE_VALUES))).slice(0, 400),
  );
  const fields = query
    .filter(() => dice.isLucky(0.8))
    .map((name) => {
      const value = dice.isLucky(0.25) ? '5' : escaped(asText(dice.pick(HOSTILE_VALUES)));
      return `${dice.isLucky(0.1) ? `${name}[]` : name}=${value}`;
    });
  if (dice.isLucky(0.1)) fields.push(fields[0] ?? 'a=b', '__proto__=x', '=');
  return `${filled || '/'}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** One request that its route did not hope for; `session` is a visitor's own, so that it comes past the door. */
export function hostileRequest(
  route: Route,
  dice: Dice,
  session: { readonly cookie: string; readonly agentId: string },
): HostileRequest {
  const path = pathOf(route, dice);
  const headers: Record<string, string> = { ...dice.pick(HOSTILE_HEADERS) };
  if (route.needsSession && dice.isLucky(0.8)) headers['cookie'] = session.cookie;
  const method = dice.isLucky(0.04) ? dice.pick(METHODS) : route.method;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return { method, path, headers, body: null };
  if (dice.isLucky(0.15) || !route.body) {
    const [type, body] = dice.pick(RAW_BODIES);
    return { method, path, headers: { ...headers, 'content-type': type }, body };
  }
  const fitting = fittingValue(route.body, dice);
  if (typeof fitting === 'object' && fitting !== null && 'agentId' in fitting)
    fitting.agentId = session.agentId;
  const body = dice.isLucky(0.1) ? fitting : madeHostile(fitting, dice);
  return {
    method,
    path,
    headers: { ...headers, 'content-type': JSON_TYPE },
    body: JSON.stringify(body) ?? 'null',
  };
}
