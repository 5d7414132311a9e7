/** `npm run releases -- <command>`: what teams and product owners do with releases. */
import { readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, resolve } from 'node:path';
import { openStore, pullFeed } from '@travesia/releases/store';
import { WORKSPACE } from '@travesia/tooling';
import { runCommandLine } from '../releases/command-line/run.ts';
import { openSigningKey } from '../releases/keys.ts';

const dataFolder = resolve(WORKSPACE, process.env.DATA_FOLDER ?? '.data');
const store = await openStore({
  address: process.env.FEED_STORE ?? '',
  endpoint: process.env.FEED_STORE_ENDPOINT ?? '',
});
const place = {
  store,
  feedFolder: resolve(process.env.FEED_FOLDER ?? resolve(dataFolder, 'feed')),
  trustedFolder: resolve(process.env.TRUSTED_KEYS_FOLDER ?? resolve(dataFolder, 'keys/trusted')),
};
if (store)
  await pullFeed(store, place.feedFolder, (key, cause) => {
    process.stderr.write(`refused ${key}: ${String(cause)}\n`);
  });
const say = (text: string) => void process.stdout.write(`${text}\n`);

process.exitCode = await runCommandLine({
  arguments: process.argv.slice(2),
  say,
  contextOf: ({ by, reason, isDryRun, isJson }) => ({
    place,
    markets: () =>
      readdirSync(resolve(WORKSPACE, process.env.MARKETS_FOLDER ?? 'shell/markets')).map((file) =>
        basename(file, '.json'),
      ),
    operatorsFile: resolve(process.env.OPERATORS_FILE ?? resolve(dataFolder, 'ops/operators.json')),
    say,
    isDryRun,
    isJson,
    nowMs: Date.now(),
    openAccess: () => ({
      ...place,
      key: openSigningKey(resolve(dataFolder, 'keys')),
      by: by ?? userInfo().username,
      reason: reason ?? '',
      isDryRun,
    }),
  }),
});
