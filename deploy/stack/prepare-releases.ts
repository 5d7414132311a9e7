import { basename, join } from 'node:path';
import { buildAll, remoteDirectories, type Build, type Builds } from '@travesia/tooling';
import { openSigningKey } from '../releases/keys.ts';
import { openOpsAccess, type OpsAccess } from '../releases/ops-access.ts';
import { publish } from '../releases/publish.ts';

/** What every site process of an installation reads. */
export interface PreparedReleases {
  readonly feedFolder: string;
  readonly trustedFolder: string;
  readonly shell: Build;
  /** Where builds of the shell are kept, the live one among them. */
  readonly shellArchive: string;
  readonly ops: OpsAccess;
}

/** Builds what changed, or takes the builds that are given, and publishes them into the feed of a data folder. */
export async function prepareReleases(
  dataFolder: string,
  say: (message: string) => void,
  builds?: Builds,
): Promise<PreparedReleases> {
  const feedFolder = join(dataFolder, 'feed');
  const keysFolder = join(dataFolder, 'keys');
  const trustedFolder = join(keysFolder, 'trusted');
  say('building shell and remotes');
  const { shell, remotes } = builds ?? (await buildAll({ onProgress: say }));
  const key = openSigningKey(keysFolder);
  const ops = openOpsAccess(dataFolder);
  for (const directory of remoteDirectories()) {
    const build = remotes.find(({ name }) => name === basename(directory));
    if (!build) continue;
    const { isKnown } = await publish({ feedFolder, trustedFolder, key }, build, directory);
    say(`${isKnown ? 'live' : 'published'}: ${build.name} ${build.build}`);
  }
  return { feedFolder, trustedFolder, ops, shell, shellArchive: join(dataFolder, 'shell') };
}
