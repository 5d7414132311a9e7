export * from './platform/locale.ts';
export * from './platform/market.ts';
export * from './platform/remote-manifest.ts';
export * from './platform/document-state.ts';
export * from './platform/events.ts';
