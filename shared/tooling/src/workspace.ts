import { resolve } from 'node:path';

/** Root of the workspace. */
export const WORKSPACE = resolve(import.meta.dirname, '../../..');
