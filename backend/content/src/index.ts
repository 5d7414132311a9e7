export { airportPath, airportPaths } from './airport-paths.ts';
export { markdownHtml, sanitisedHtml } from './body-html.ts';
export type { ContentDocument, ContentFault } from './content-document.ts';
export { crossFaults, readStore, STORE_FOLDER, type ContentStore } from './store.ts';
