import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteDirectories, type Build, type Builds } from './build.ts';
import { computeBuildId } from './build-id.ts';
import { describeOutput, readOutput } from './build-output.ts';
import { initialFiles, runWebpack } from './bundle.ts';
import { packFiles } from './pack.ts';
import { oneBundleConfig } from './webpack/one-bundle-config.ts';
import { remoteServerConfig } from './webpack/remote-config.ts';
import { checkoutConfig, staffConfig, shellServerConfig } from './webpack/shell-config.ts';
import { WORKSPACE } from './workspace.ts';

const mode = 'production';

/** The same face as the module of the platform that talks to the federation runtime. */
function loaderSource(directories: readonly string[]): string {
  const entries = directories.map((directory) => {
    const file = JSON.stringify(join(directory, 'src/entry.tsx'));
    return `  ${JSON.stringify(basename(directory))}: () => import(/* webpackChunkName: "${basename(directory)}" */ ${file}),`;
  });
  return `const entries = {
${entries.join('\n')}
};
export const loadRemoteEntry = (record) => entries[record.remote]();
export const registerRelease = (record) => record.remote;
export const isRegisteredScript = (url) =>
  new URL(url).origin === location.origin && new URL(url).pathname.startsWith('/r/');

`;
}

function oneBuildId(directories: readonly string[]): string {
  const hash = createHash('sha256').update('one bundle');
  for (const directory of directories) hash.update(computeBuildId(directory));
  return hash.digest('hex').slice(0, 12);
}

function moveFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
}

/**
 * The twin that the bench measures the platform against: shell and remotes of this workspace as one bundle,
 * cut by remote and nowhere else, with the same server HTML. Nothing of it ships.
 */
export async function buildOneBundle(folder: string): Promise<Builds> {
  const shellDirectory = join(WORKSPACE, 'shell');
  const directories = remoteDirectories();
  const buildId = oneBuildId([shellDirectory, ...directories]);
  const homeOf = (directory: string) => join(folder, buildId, basename(directory));
  const [shell, ...remotes] = [shellDirectory, ...directories].map((directory): Build | null => {
    const known = readOutput(homeOf(directory));
    return known && { ...known, directory: homeOf(directory), isCached: true };
  });
  if (shell && !remotes.includes(null)) return { shell, remotes: remotes.filter((each) => each !== null) };

  rmSync(folder, { recursive: true, force: true });
  const raw = join(folder, 'raw');
  mkdirSync(raw, { recursive: true });
  const loaderModule = join(folder, 'remote-loader.js');
  writeFileSync(loaderModule, loaderSource(directories));
  const common = { packageDirectory: shellDirectory, buildId, mode } as const;
  const stats = await runWebpack(
    oneBundleConfig({
      ...common,
      outputDirectory: raw,
      remotes: directories.map((each) => basename(each)),
      loaderModule,
    }),
  );
  const initial = (...chunks: string[]) => [...initialFiles(stats, chunks)].map((file) => basename(file));

  const shellHome = homeOf(shellDirectory);
  moveFiles(join(raw, 'assets'), shellHome);
  const shellBuild = { ...common, outputDirectory: shellHome };
  const checkout = await runWebpack(checkoutConfig(shellBuild));
  for (const kind of ['desk', 'ops']) await runWebpack(staffConfig({ ...shellBuild, kind }));
  await runWebpack(shellServerConfig(shellBuild));
  const first = new Set([...initial('shell', 'boot'), ...initialFiles(checkout, ['checkout'])]);
  await packFiles(shellHome, readdirSync(shellHome));
  const described = describeOutput(shellHome, 'shell', buildId, first, {});

  const built: Build[] = [];
  for (const directory of directories) {
    const name = basename(directory);
    const home = homeOf(directory);
    moveFiles(join(raw, 'r', name, buildId), home);
    if (existsSync(join(directory, 'src/server-entry.tsx'))) {
      await runWebpack(
        remoteServerConfig({
          name,
          packageDirectory: directory,
          outputDirectory: home,
          buildId,
          mode,
          // What the server renders wears the styles of the one bundle.
          styleSalt: `shell@${buildId}`,
        }),
      );
    }
    await packFiles(home, readdirSync(home));
    const output = describeOutput(home, name, buildId, new Set(initial(name)), {});
    built.push({ ...output, directory: home, isCached: false });
  }
  return { shell: { ...described, directory: shellHome, isCached: false }, remotes: built };
}
