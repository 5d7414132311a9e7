import type { BuildFollower } from './host/follow-build.ts';
import type { Host } from './host/host.ts';
import { watchTyping } from './pwa/typed-here.ts';
import { followRemotes } from './telemetry/follow-remotes.ts';
import { followVisitor } from './visitor/follow-visitor.ts';

const WHILE_MS = 3_000;

/** What may wait until the page stands. */
export function afterBoot(host: Host, builds: BuildFollower) {
  followVisitor(host);
  followRemotes(host);
  const isTyped = watchTyping(host);
  setTimeout(() => {
    import(/* webpackChunkName: "after-a-while" */ './after-a-while.ts').then(
      ({ afterAWhile }) => afterAWhile(host, builds, isTyped),
      (fault: unknown) => console.warn('what follows the page is missing', fault),
    );
  }, WHILE_MS);
}
