import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Market, ReleaseRecord } from '@travesia/contracts';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts';
import { DEFAULT_MARKET, readMarkets } from './documents/markets.ts';
import { readEarlierBuilds, readShellBuild } from './documents/shell-build.ts';
import { followTrustedKeys, openReleaseFeed } from '@travesia/releases';
import { openStore, pullFeed } from '@travesia/releases/store';
import { createFrontDoor } from './front-door.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { buildPaymentOrigin } from './payment-origin.ts';
import { createFragmentRenderer } from './rendering/fragment-renderer.ts';
import { loadShellRenderer } from './rendering/shell-renderer.ts';
import { firstRenders, warmUp } from './rendering/warm-up.ts';
import { buildSite } from './site.ts';

function configurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Longer than the api may take for an answer. */
const LAST_ANSWERS_MAX_MS = 40_000;
const warn = (text: string) => process.stderr.write(`site: ${text}\n`);

const configuration = configurationOrExit();
const shell = readShellBuild(configuration.SHELL_BUILD_FOLDER);
const store = await openStore({
  address: configuration.FEED_STORE,
  endpoint: configuration.FEED_STORE_ENDPOINT,
});
const isRendering = configuration.SERVER_HTML === 'on';
const fragments = isRendering
  ? createFragmentRenderer({
      feedFolder: configuration.FEED_FOLDER,
      deadlineMs: configuration.RENDER_DEADLINE_MS,
      onFault: (release, fault) => warn(`${release} was not rendered on the server: ${fault}`),
    })
  : { render: async () => null, warm: async () => {}, close: () => {} };
const market = readMarkets(configuration.MARKETS_FOLDER).get(DEFAULT_MARKET) as Market;
const warm = (record: ReleaseRecord) => fragments.warm(record, firstRenders(record, market, Date.now()));
const feed = await openReleaseFeed({
  folder: configuration.FEED_FOLDER,
  ...(store && { pull: (folder, onRefused) => pullFeed(store, folder, onRefused) }),
  trusted: followTrustedKeys(configuration.TRUSTED_KEYS_FOLDER, (cause) =>
    warn(`the trusted keys could not be read: ${String(cause)}`),
  ),
  provides: shell.provides,
  pollMs: configuration.FEED_POLL_MS,
  prepare: warm,
  onRefused: (what, cause) => warn(`refused ${what}: ${String(cause)}`),
});
let isDraining = false;
const site = await buildSite({
  configuration,
  isDraining: () => isDraining,
  shell,
  earlierShells: readEarlierBuilds(shell, (folder, cause) =>
    warn(`the earlier build in ${folder} is not served: ${String(cause)}`),
  ),
  feed,
  store,
  renderShell: isRendering ? loadShellRenderer(shell.folder) : () => '',
  fragments,
});
const payment = await buildPaymentOrigin(configuration);
await warmUp(site, { siteOrigin: configuration.SITE_ORIGIN, feed: feed.current(), warm });

async function listen(host: string): Promise<Server> {
  const server = await createFrontDoor({ site, payment }, configuration, () => isDraining);
  server.listen(configuration.SITE_PORT, host);
  await once(server, 'listening');
  return server;
}

async function listenForMetrics(host: string): Promise<Server> {
  const server = createMetricsServer(site);
  server.listen(configuration.METRICS_PORT, host);
  await once(server, 'listening');
  return server;
}

const servers: Server[] = [];
for (const host of configuration.SITE_HOST.split(',').map((name) => name.trim())) {
  try {
    servers.push(await listen(host));
    if (configuration.METRICS_PORT !== 0) servers.push(await listenForMetrics(host));
  } catch (error) {
    // A machine without IPv6 is served on IPv4.
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL' || servers.length === 0) throw error;
  }
}

/** Resolves when the last answer is out; what hangs is let go. */
async function closeDoor(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MAX_MS);
  await closed;
  clearTimeout(impatience);
}

async function stop() {
  if (isDraining) return;
  isDraining = true;
  await pause(configuration.DRAIN_MS);
  feed.close();
  await Promise.all(servers.map(closeDoor));
  await Promise.all([site.close(), payment.close()]);
  fragments.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
