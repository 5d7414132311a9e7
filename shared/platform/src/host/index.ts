export { createBus } from '../sdk/bus.ts';
export { createWritable, type Writable } from '../sdk/readable.ts';
export { bridgeToOtherTabs } from './broadcast.ts';
export { createGuards, type HostGuards } from './guards.ts';
export { mountRemote, type MountPhase } from './mount-remote.ts';
export { createProgress, type HostProgress } from './progress.ts';
export { isRegisteredScript, loadRemoteEntry } from './remote-loader.ts';
