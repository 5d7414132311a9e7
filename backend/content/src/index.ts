export { airportPath, airportPaths } from './airport-paths.ts';
export { markdownHtml, sanitisedHtml } from './body-html.ts';
export type { ContentDocument, ContentFault } from './content-document.ts';
export { PHOTOGRAPHS_FOLDER, readPhotographs, type Photograph } from './photographs.ts';
export { crossFaults, readStore, STORE_FOLDER, type ContentStore } from './store.ts';
