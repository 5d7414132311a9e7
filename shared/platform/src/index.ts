export { createWritable, type Readable, type Writable } from './sdk/readable.ts';
export type { HostLocation, PlatformContext, Progress, Sdk, Visitor } from './sdk/sdk.ts';
export { publishBookingConfirmed, publishCardDetailsUpdated } from './sdk/facts.ts';
