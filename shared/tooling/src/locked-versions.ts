type Entries = ReadonlyMap<string, string>;

/** A top-level section of the lockfile: its entries by name, each as it is written. */
function entriesOf(lockfile: string, section: string): Entries {
  const body = new RegExp(`^${section}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(`${lockfile}\n`)?.[1] ?? '';
  const texts = body.split(/\n(?=  \S)/).map((text) => text.trimEnd());
  return new Map(
    texts.flatMap((text) => {
      const name = /^\s*'?(.+?)'?:( \{\})?$/m.exec(text)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}

const LINE = /^ {6}'?([^\s'][^'\n]*?)'?: '?([^'\n]+)'?$/gm;
const IMPORTED = /^ {6}'?([^\s'][^'\n]*?)'?:\n {8}specifier: .*\n {8}version: '?([^'\n]+)'?$/gm;

const dependenciesOf = (snapshot: string) =>
  [...snapshot.matchAll(LINE)].map(([, name = '', version = '']) => ({ name, version }));

/** What a package of this workspace is made of; what only its tests need is no part of it. */
const importedBy = (importer: string) =>
  [...importer.replace(/\n {4}devDependencies:\n(?: {6}.*\n?)*/, '\n').matchAll(IMPORTED)].map(
    ([, name = '', version = '']) => ({ name, version }),
  );

/**
 * What the lockfile holds for some packages of this workspace, with all that they lead to: two lockfiles that say
 * the same of them make the same builds, whatever else is in them.
 */
export function lockedVersions(lockfile: string, folders: readonly string[]): string {
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map((section) =>
    entriesOf(lockfile, section),
  ) as [Entries, Entries, Entries];
  // Of a form that is not known everything counts.
  if (snapshots.size === 0) return lockfile;
  const reached = new Set<string>();
  const visit = ({ name, version }: { name: string; version: string }) => {
    // A package of this workspace: whoever asks names it by its folder.
    if (version.startsWith('link:')) return;
    const key = snapshots.has(version) ? version : `${name}@${version}`;
    if (reached.has(key)) return;
    reached.add(key);
    dependenciesOf(snapshots.get(key) ?? '').forEach(visit);
  };
  for (const folder of folders) importedBy(importers.get(folder) ?? '').forEach(visit);
  return [...reached]
    .toSorted()
    .flatMap((key) => [key, snapshots.get(key) ?? '', packages.get(key.replace(/\(.*$/, '')) ?? ''])
    .join('\n');
}
