import {
  array,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  type InferOutput,
} from 'valibot';
import { MarketIdSchema } from './market.ts';
import { ReleaseRecordSchema, RemoteNameSchema } from './remote-manifest.ts';

const REPORT_MAX = 50;
const DURATION_MAX_MS = 120_000;

/** What became of one remote in one place of a page; nothing about who looked at it. */
export const RemoteSightingSchema = object({
  remote: RemoteNameSchema,
  build: ReleaseRecordSchema.entries.build,
  /** The phase that ended: with `error`, the one in which it failed is told besides. */
  phase: picklist(['resolve', 'load', 'mount', 'live', 'error']),
  during: nullable(picklist(['resolve', 'load', 'mount', 'live'])),
  /** How long the phase took, where it was seen from its beginning. */
  ms: nullable(pipe(number(), minValue(0), maxValue(DURATION_MAX_MS))),
});
export type RemoteSighting = InferOutput<typeof RemoteSightingSchema>;

export const TelemetrySchema = object({
  market: MarketIdSchema,
  sightings: pipe(array(RemoteSightingSchema), maxLength(REPORT_MAX)),
});
export type Telemetry = InferOutput<typeof TelemetrySchema>;
