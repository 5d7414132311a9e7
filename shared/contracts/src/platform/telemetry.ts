import * as v from 'valibot';
import { MarketIdSchema } from './market.ts';
import { ReleaseRecordSchema, RemoteNameSchema } from './remote-manifest.ts';

const REPORT_MAX = 50;
const DURATION_MAX_MS = 120_000;

/** What became of one remote in one place of a page; nothing about who looked at it. */
export const RemoteSightingSchema = v.object({
  remote: RemoteNameSchema,
  build: ReleaseRecordSchema.entries.build,
  /** The phase that ended: with `error`, the one in which it failed is told besides. */
  phase: v.picklist(['resolve', 'load', 'mount', 'live', 'error']),
  during: v.nullable(v.picklist(['resolve', 'load', 'mount', 'live'])),
  /** How long the phase took, where it was seen from its beginning. */
  ms: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(DURATION_MAX_MS))),
});
export type RemoteSighting = v.InferOutput<typeof RemoteSightingSchema>;

export const TelemetrySchema = v.object({
  market: MarketIdSchema,
  sightings: v.pipe(v.array(RemoteSightingSchema), v.maxLength(REPORT_MAX)),
});
export type Telemetry = v.InferOutput<typeof TelemetrySchema>;
