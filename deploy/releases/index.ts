export { openSigningKey } from './keys.ts';
export { publish } from './publish.ts';
