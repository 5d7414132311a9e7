export { importLaw as default } from './shared/tooling/src/import-law/import-law.ts';
