export { createMemorySdk, TEST_MARKET } from './memory-sdk.ts';
export { openRemote, type RemoteStory } from './open-remote.tsx';
export { fillIn } from './fill-in.ts';
