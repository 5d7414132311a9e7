export { openIsolate, type ReleaseIsolate } from './open-isolate.ts';
