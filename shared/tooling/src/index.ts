export { affectedBy, readPackages, type Affected, type PackageNode } from './affected.ts';
export {
  buildAll,
  buildRemote,
  buildShell,
  compressedBytes,
  remoteDirectories,
  type Build,
  type BuildOptions,
  type Builds,
} from './build.ts';
export { createRemote } from './create-remote.ts';
export { computeBuildId } from './build-id.ts';
export { readOutput, type BuildOutput } from './build-output.ts';
export { PLATFORM_MAJOR, PLATFORM_VERSION } from './webpack/share.ts';
export { WORKSPACE } from './workspace.ts';
