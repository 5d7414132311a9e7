export { createContentStoreSource } from './content-store-source.ts';
