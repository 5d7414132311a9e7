export { ATLAS_OUTLINE } from './atlas-outline.ts';
