/**
 * `npm run campaign:hostile [-- --short | --requests 20000 --seed 1]`: requests that no route hoped for, made from the
 * api's own description; other people's ids on every call; slow callers. Nothing may fail, hang or grow.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bookAsVictim, tryToSteal } from './hostile/other-people.ts';
import { hostileRequest, type HostileRequest } from './hostile/requests.ts';
import { readRoutes, VAULT_ROUTE, type Route } from './hostile/routes.ts';
import { createDice } from './hostile/schema-values.ts';
import { callSlowly } from './hostile/slow-callers.ts';
import { openBrowser } from './world/browser.ts';
import { openInstallation, type Installation } from './world/installation.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    requests: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const REQUESTS = Number(values.requests || (values.short ? 1_200 : 20_000));
const AT_ONCE = 8;
/** A session may ask so often; then it is another one's turn. */
const SESSION_EVERY = 250;
const SLOWEST_MS = 2_000;
/** Of what the api still holds after the first third, when caches and pools are filled. */
const GROWTH_MAX_MB = 24;
const SLOW_CALLER_MAX_MS = 40_000;

interface Answered {
  readonly request: HostileRequest;
  readonly status: number;
  readonly ms: number;
}
type Problem = { readonly kind: 'failed' | 'slow'; readonly answered: Answered };

async function send(base: string, request: HostileRequest, address: string): Promise<Answered> {
  const { method, path, headers, body } = request;
  const startedMs = performance.now();
  const done = (status: number) => ({ request, status, ms: performance.now() - startedMs });
  try {
    const reply = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, ...headers },
      ...(body !== null && { body }),
      signal: AbortSignal.timeout(30_000),
    });
    await reply.arrayBuffer();
    return done(reply.status);
  } catch {
    // A broken line counts as a failure: a server that closes without a word tells nobody anything.
    return done(0);
  }
}

function problemOf(answered: Answered): Problem | null {
  if (answered.status === 0 || answered.status >= 500) return { kind: 'failed', answered };
  return answered.ms > SLOWEST_MS ? { kind: 'slow', answered } : null;
}

/** The machine may have been busy with something else: what was late is asked again by itself, twice. */
async function isSlowByItself(base: string, { request }: Answered): Promise<boolean> {
  for (let tries = 1; tries <= 2; tries += 1) {
    const { ms } = await send(base, request, `2001:db8:ffff::${tries}`);
    if (ms <= SLOWEST_MS) return false;
  }
  return true;
}

/** A probe that has never seen a failure proves nothing: one server fails, hangs and grows before it. */
async function findPlanted(): Promise<void> {
  const server = createServer((request, reply) => {
    request.resume();
    const delayMs = request.url === '/slow' ? SLOWEST_MS + 200 : 0;
    setTimeout(() => {
      if (request.url === '/gone') return void request.socket.destroy();
      reply.writeHead(request.url === '/fails' ? 500 : 200).end();
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const kindOf = async (path: string) =>
    problemOf(await send(base, { method: 'GET', path, headers: {}, body: null }, '10.0.0.1'))?.kind ?? null;
  const seen = [await kindOf('/fails'), await kindOf('/gone'), await kindOf('/slow'), await kindOf('/well')];
  server.closeAllConnections();
  server.close();
  if (String(seen) !== String(['failed', 'failed', 'slow', null])) {
    throw new Error(`the probe is blind: ${String(seen)}`);
  }
  say('found   a failure, a line that broke, an answer that was late');
}

async function keptMb(installation: Installation): Promise<number> {
  const { keptBytes } = v.parse(
    v.object({ keptBytes: v.number() }),
    await installation.control('GET', '/memory'),
  );
  return keptBytes / 1_000_000;
}

/** A visitor whose booking has not begun. */
async function newSession(installation: Installation) {
  const browser = openBrowser(installation);
  await browser.calls.orderView().catch(() => null);
  return browser.identity();
}

async function bombard(
  installation: Installation,
  routes: readonly Route[],
): Promise<{ problems: Problem[]; grownMb: number }> {
  const dice = createDice(Number(values.seed));
  const problems: Problem[] = [];
  const late: { readonly base: string; readonly answered: Answered }[] = [];
  const statuses = new Map<number, number>();
  let session = await newSession(installation);
  let sent = 0;
  let warmMb = 0;
  const startedMs = Date.now();
  const caller = async () => {
    while (sent < REQUESTS) {
      const number = sent;
      sent += 1;
      if (number % SESSION_EVERY === 0) session = await newSession(installation);
      if (number === Math.floor(REQUESTS / 3)) warmMb = await keptMb(installation);
      const route = routes[number % routes.length] as Route;
      const request = hostileRequest(route, dice, session);
      // Everybody from somewhere else: no limit stands before what is tried.
      const address = `2001:db8:${(number >> 16).toString(16)}::${(number & 0xffff).toString(16)}`;
      const base = route === VAULT_ROUTE ? installation.vaultUrl : installation.apiUrl;
      const headers: Record<string, string> = { ...request.headers };
      if (route === VAULT_ROUTE) headers['origin'] ??= installation.vaultOrigin;
      const answered = await send(base, { ...request, headers }, address);
      statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
      const problem = problemOf(answered);
      if (problem?.kind === 'failed') problems.push(problem);
      if (problem?.kind === 'slow')
        late.push({ base, answered: { ...answered, request: { ...request, headers } } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const endMb = await keptMb(installation);
  for (const { base, answered } of late) {
    if (await isSlowByItself(base, answered)) problems.push({ kind: 'slow', answered });
  }
  const seconds = (Date.now() - startedMs) / 1000;
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  say(`${REQUESTS} requests to ${routes.length} routes in ${seconds.toFixed(0)} s; ${counted.join(', ')}`);
  if (late.length > 0)
    say(`${late.length} answers were late while everybody asked; each was asked again alone`);
  say(`the api held ${warmMb.toFixed(0)} MB after a third, ${endMb.toFixed(0)} MB at the end`);
  return { problems, grownMb: endMb - warmMb };
}

await findPlanted();
const installation = await openInstallation();
try {
  const routes = [...(await readRoutes(installation.apiUrl)), VAULT_ROUTE];
  if (routes.length < 30) throw new Error(`only ${routes.length} routes are described`);
  const { problems, grownMb } = await bombard(installation, routes);
  const hasGrown = grownMb > GROWTH_MAX_MB;
  if (hasGrown) say(`grown: ${grownMb.toFixed(0)} MB, ${GROWTH_MAX_MB} at most`);
  for (const { kind, answered } of problems.slice(0, 40)) {
    const { request, status, ms } = answered;
    say(
      `${kind}: ${status} after ${ms.toFixed(0)} ms, ${request.method} ${request.path.slice(0, 160)} ${request.body?.slice(0, 200) ?? ''}`,
    );
  }

  const victim = await bookAsVictim(installation);
  const thefts = await tryToSteal(installation, victim);
  const stolen = thefts.filter(({ isRefused }) => !isRefused);
  for (const { what, status } of stolen) say(`stolen: ${what} (${status})`);

  const slow: number[] = values.short
    ? []
    : await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          callSlowly(installation.apiPort, at % 2 === 0 ? 'headers' : 'body', SLOW_CALLER_MAX_MS + 5_000),
        ),
      );
  const endless = slow.filter((ms) => ms > SLOW_CALLER_MAX_MS).length;
  const alive = await send(
    installation.apiUrl,
    { method: 'GET', path: '/healthz', headers: {}, body: null },
    '10.0.0.1',
  );
  const count = (kind: Problem['kind']) => problems.filter((problem) => problem.kind === kind).length;
  say(
    `${thefts.length} thefts tried, ${slow.length} slow callers, the longest put up with for ${Math.round(Math.max(0, ...slow) / 1000)} s`,
  );
  say(
    `${REQUESTS + thefts.length + slow.length} flows, ${stolen.length} stolen, ${count('failed')} failed, ${count('slow')} slow, ${endless} endless`,
  );
  const isWell = problems.length + stolen.length + endless === 0 && !hasGrown && alive.status === 200;
  process.exitCode = isWell ? 0 : 1;
} finally {
  await installation.close();
}
