import { relative } from 'node:path';
import { isBundled } from './bundled-files.ts';
import { lockedVersions } from './locked-versions.ts';
import { readManifest, workspacePackages } from './workspace-packages.ts';
import { WORKSPACE } from './workspace.ts';

export interface Affected {
  /** Packages in which something changed. */
  readonly changed: readonly string[];
  /** Packages that use them, directly or not. */
  readonly dependants: readonly string[];
  /** Remotes that have to be published for the change to be seen. */
  readonly remotes: readonly string[];
  /** The shell has to be built and the site started with it. */
  readonly isShellTouched: boolean;
  /** Changed files that belong to no package: everything may be touched. */
  readonly elsewhere: readonly string[];
}

export interface PackageNode {
  readonly name: string;
  /** Below the workspace, without a slash at the end. */
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/** Not bundled, but the site is started with it. */
const RUN_BY_THE_SITE = /^shell\/(?:server|markets)\/(?!.*\.test\.ts$)/;

/** Packages of this workspace as they depend on one another. */
export function readPackages(): PackageNode[] {
  return [...workspacePackages()].map(([name, directory]) => ({
    name,
    folder: relative(WORKSPACE, directory),
    dependencies: Object.keys(readManifest(directory).dependencies ?? {}),
  }));
}

export interface Lockfiles {
  readonly before: string;
  readonly after: string;
}

/** Packages for which other versions are locked now; with what they are made of. */
function lockedAnew({ before, after }: Lockfiles, packages: readonly PackageNode[]): PackageNode[] {
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  return packages.filter(({ folder, dependencies }) => {
    const own = [folder, ...dependencies.flatMap((name) => folderOf.get(name) ?? [])];
    return lockedVersions(before, own) !== lockedVersions(after, own);
  });
}

/** What a change of these files touches. */
export function affectedBy(
  files: readonly string[],
  packages: readonly PackageNode[],
  locks: Lockfiles | null = null,
): Affected {
  const ownerOf = (file: string) => packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const changed = new Set(files.flatMap((file) => ownerOf(file)?.name ?? []));
  const built = new Set(
    files.flatMap((file) => {
      const owner = ownerOf(file);
      const isBuilt = owner && (isBundled(file.slice(owner.folder.length + 1)) || RUN_BY_THE_SITE.test(file));
      return isBuilt ? [owner.name] : [];
    }),
  );
  const anew = locks === null ? [] : lockedAnew(locks, packages);
  const reached = new Set([...built, ...anew.map(({ name }) => name)]);
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const { name, dependencies } of packages)
      if (dependencies.some((dependency) => reached.has(dependency))) reached.add(name);
  }
  const elsewhere = files.filter((file) => !ownerOf(file));
  const isTouched = ({ name }: PackageNode) => reached.has(name);
  return {
    changed: [...changed].toSorted(),
    dependants: [...reached].filter((name) => !changed.has(name)).toSorted(),
    remotes: packages
      .filter((each) => each.folder.startsWith('mfe-') && isTouched(each))
      .map(({ folder }) => folder)
      .toSorted(),
    isShellTouched: packages.some((each) => each.folder === 'shell' && isTouched(each)),
    elsewhere,
  };
}
