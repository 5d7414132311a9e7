import { createHash } from 'node:crypto';
import { seenByBuilds } from './build-environment.ts';
import { WORKSPACE } from './workspace.ts';

export interface ResultInputs {
  /** Hash of sources, shared sources, the tools of this package and every version locked for them. */
  readonly buildId: string;
  readonly nodeVersion?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Federation numbers its own modules by where they lie. */
  readonly workspace?: string;
}

/** Name of a finished build: two builds have the same only if nothing could have made them different. */
export function resultKey({
  buildId,
  nodeVersion = `${process.version} ${process.platform} ${process.arch}`,
  environment = seenByBuilds(),
  workspace = WORKSPACE,
}: ResultInputs): string {
  const parts = [buildId, nodeVersion, workspace, ...Object.entries(environment).flat()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
