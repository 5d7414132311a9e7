import { RenderReplySchema, type RenderReply } from '@travesia/contracts';
import * as v from 'valibot';

/** What walks a reply later (the document's JSON, the browser's) does so recursively. */
const DEPTH_MAX = 64;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** A reply as a release wrote it, which may be anything: JSON of the right shape and a bearable depth, or an error. */
export function readReply(text: string): RenderReply {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(value, DEPTH_MAX)) throw new RangeError(`a reply of more than ${DEPTH_MAX} levels`);
  return v.parse(RenderReplySchema, value);
}
