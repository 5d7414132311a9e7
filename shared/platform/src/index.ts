export { createWritable, type Readable, type Writable } from './sdk/readable.ts';
export type { Guards, HostLocation, PlatformContext, Progress, Sdk, Visitor } from './sdk/sdk.ts';
export type { Bus, BusOptions } from './sdk/bus.ts';
export { publishBookingConfirmed, publishCardDetailsUpdated } from './sdk/facts.ts';
