import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type BundleKind = 'shell' | 'checkout' | 'desk' | 'ops' | 'shell-server' | 'remote' | 'remote-server';

/** One run of webpack, said in plain data: another process does it. */
export interface BuildJob {
  readonly kind: BundleKind;
  readonly name: string;
  readonly packageDirectory: string;
  readonly outputDirectory: string;
  readonly buildId: string;
  readonly mode: 'production';
}

/** What a bundle left behind. */
export interface Bundled {
  /** Files that the first view needs. */
  readonly initial: readonly string[];
  readonly emitted: readonly string[];
  /** Files of this workspace that it was made of. */
  readonly sources: readonly string[];
}

const isForServer = ({ kind }: BuildJob) => kind.endsWith('server');

export function jobsOfRemote(common: Omit<BuildJob, 'kind'>): BuildJob[] {
  const hasServer = existsSync(join(common.packageDirectory, 'src/server-entry.tsx'));
  const kinds: BundleKind[] = hasServer ? ['remote', 'remote-server'] : ['remote'];
  return kinds.map((kind) => ({ ...common, kind }));
}

export function jobsOfShell(common: Omit<BuildJob, 'kind'>): BuildJob[] {
  return (['shell', 'checkout', 'desk', 'ops', 'shell-server'] as const).map((kind) => ({ ...common, kind }));
}

/** Bundles for browsers from one end, for servers from the other: whoever works has read most of it before. */
export function inOrder(jobs: readonly BuildJob[]): BuildJob[] {
  return [...jobs.filter((job) => !isForServer(job)), ...jobs.filter(isForServer)];
}
