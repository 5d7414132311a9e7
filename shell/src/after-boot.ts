import type { Host } from './host/host.ts';
import { followVisitor } from './visitor/follow-visitor.ts';

/** What may wait until the page stands; fetched apart, so that the first view does not carry it. */
export function afterBoot(host: Host) {
  followVisitor(host);
}
