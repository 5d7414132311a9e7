import { createServer, type Server } from 'node:http';
import { buildSite } from './app.ts';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts';
import { readMarkets } from './documents/markets.ts';
import { readShellBuild } from './documents/shell-build.ts';
import { createVisitorCountry } from './documents/visitor-country.ts';
import { openReleaseFeed, readTrustedKeys } from './feed/index.ts';
import { createFragmentRenderer } from './rendering/fragment-renderer.ts';
import { loadShellRenderer } from './rendering/shell-renderer.ts';

function configurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const configuration = configurationOrExit();
const fault = (what: string) => (name: string, cause: unknown) =>
  process.stderr.write(`${what}: ${name}: ${cause instanceof Error ? cause.message : String(cause)}\n`);

const feed = await openReleaseFeed({
  folder: configuration.FEED_FOLDER,
  trusted: readTrustedKeys(configuration.TRUSTED_KEYS_FOLDER),
  pollMs: configuration.FEED_POLL_MS,
  onRefused: fault('release refused'),
});
const fragments = createFragmentRenderer({
  feedFolder: configuration.FEED_FOLDER,
  deadlineMs: configuration.RENDER_DEADLINE_MS,
  onFault: fault('server rendering'),
});
const app = await buildSite({
  configuration,
  build: readShellBuild(configuration.SHELL_BUILD_FOLDER),
  feed,
  markets: readMarkets(configuration.MARKETS_FOLDER),
  placeOf: createVisitorCountry({ apiUrl: configuration.API_URL, timeoutMs: configuration.GEO_TIMEOUT_MS }),
  shell: loadShellRenderer(configuration.SHELL_BUILD_FOLDER),
  fragments,
  nowMs: Date.now,
});

const [firstHost = '127.0.0.1', ...otherHosts] = configuration.SITE_HOST.split(',').map((host) =>
  host.trim(),
);
await app.listen({ host: firstHost, port: configuration.SITE_PORT });

/** `localhost` is ::1 on some machines and 127.0.0.1 on others; where there is no IPv6 one is enough. */
function listenAlsoOn(host: string): Promise<Server> {
  const server = createServer((request, response) => app.routing(request, response));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.SITE_PORT;
  return new Promise((resolve) => {
    server.once('error', () => resolve(server));
    server.listen(port, host, () => resolve(server));
  });
}
const extraServers = await Promise.all(otherHosts.map(listenAlsoOn));

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const server of extraServers) server.close();
  fragments.close();
  feed.close();
  await app.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
