import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@travesia/contracts';
import { remoteDirectories, WORKSPACE } from '@travesia/tooling';

export const REMOTES = remoteDirectories().map((directory) => basename(directory));

/** Where a remote is tried: its first page in the menu. */
export async function pageOf(remote: string): Promise<string> {
  const file = pathToFileURL(join(WORKSPACE, remote, 'remote.manifest.ts'));
  const { manifest } = (await import(file.href)) as { readonly manifest: RemoteManifest };
  const [page] = manifest.menu;
  if (!page) throw new Error(`${remote} has no page in the menu`);
  return `/es${page.path}`;
}
