import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './workspace.ts';

export interface PackageManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOMS = ['shared', 'backend', '.'];
export function readManifest(directory: string): PackageManifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageManifest;
}

/** Folders of the workspace packages by name. */
export function workspacePackages(): Map<string, string> {
  const found = new Map<string, string>();
  for (const room of ROOMS) {
    for (const entry of readdirSync(join(WORKSPACE, room), { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const directory = join(WORKSPACE, room, entry.name);
      try {
        found.set(readManifest(directory).name, directory);
      } catch {
        // A folder without a package.
      }
    }
  }
  return found;
}
