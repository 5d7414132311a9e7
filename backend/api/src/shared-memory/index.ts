export { answerKey, askOnce, type Patience } from './ask-once.ts';
export { pack, unpack } from './packed.ts';
export type { SharedMemory, Tally } from './shared-memory.ts';
export { openValkeyMemory } from './valkey-memory.ts';
