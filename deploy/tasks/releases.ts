import { resolve } from 'node:path';
import { buildRemote, remoteDirectories, WORKSPACE } from '@travesia/tooling';
import { readNewestRules, readTrustedKeys, verifyRelease } from '@travesia/shell/feed';
import { openSigningKey } from '../releases/keys.ts';
import { publish } from '../releases/publish.ts';
import { toggle } from '../releases/toggle.ts';

const USAGE = `npm run releases -- <command>

  publish [remote …]   builds, signs and makes live; all remotes unless named
  toggle <remote> <market> on|off
                       sells or stops selling a product in one market, within seconds, without a build
  status               what is live
  verify               checks signature and digests of what is live
`;

const dataFolder = resolve(WORKSPACE, process.env.DATA_FOLDER ?? '.data');
const feedFolder = resolve(dataFolder, 'feed');
const trustedFolder = resolve(dataFolder, 'keys/trusted');
const say = (text: string) => process.stdout.write(`${text}\n`);
const [command, ...names] = process.argv.slice(2);

async function live() {
  const rules = await readNewestRules(feedFolder, readTrustedKeys(trustedFolder), (name, cause) =>
    say(`refused ${name}: ${String(cause)}`),
  );
  return Object.entries(rules?.remotes ?? {});
}

switch (command) {
  case 'publish': {
    const key = openSigningKey(resolve(dataFolder, 'keys'));
    const directories = remoteDirectories().filter(
      (directory) => names.length === 0 || names.some((name) => directory.endsWith(`/${name}`)),
    );
    if (directories.length === 0) {
      say(`no such remote: ${names.join(', ')}`);
      process.exitCode = 2;
    }
    for (const directory of directories) {
      const build = await buildRemote(directory, { onProgress: say });
      const { isKnown } = await publish({ feedFolder, trustedFolder, key }, build, directory);
      say(
        `${build.name} ${build.build} ${isKnown ? 'was published before; it is live' : 'published and live'}`,
      );
    }
    break;
  }
  case 'toggle': {
    const [remote = '', market = '', position] = names;
    if (position !== 'on' && position !== 'off') {
      say(USAGE);
      process.exitCode = 2;
      break;
    }
    const key = openSigningKey(resolve(dataFolder, 'keys'));
    try {
      const rule = await toggle({ feedFolder, trustedFolder, key }, remote, market, position);
      say(`${remote} is off in: ${rule.off.join(', ') || 'no market'}`);
    } catch (cause) {
      say(cause instanceof Error ? cause.message : String(cause));
      process.exitCode = 2;
    }
    break;
  }
  case 'status':
    for (const [remote, rule] of await live()) {
      say(
        `${remote.padEnd(24)} ${rule.live ?? 'off'}${rule.off.length > 0 ? `  off in ${rule.off.join(', ')}` : ''}`,
      );
    }
    break;
  case 'verify':
    for (const [remote, rule] of await live()) {
      if (rule.live === null) continue;
      try {
        await verifyRelease(feedFolder, remote, rule.live, readTrustedKeys(trustedFolder));
        say(`${remote} ${rule.live} is what was signed`);
      } catch (cause) {
        say(`${remote} ${rule.live} is refused: ${String(cause)}`);
        process.exitCode = 1;
      }
    }
    break;
  default:
    say(USAGE);
    process.exitCode = command ? 2 : 0;
}
