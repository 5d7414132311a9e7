/** `npm run demo:scale`: the site on many machines, played on this one. */
import { equalSearches } from '../scale/equal-searches.ts';
import { killedInPayment } from '../scale/killed-in-payment.ts';
import { killedInSearch } from '../scale/killed-in-search.ts';
import { oneOfMany } from '../scale/one-of-many.ts';
import { openScale } from '../scale/open-scale.ts';
import { rollingRestart } from '../scale/rolling-restart.ts';
import { sharedLimits } from '../scale/shared-limits.ts';
import { compareLedgers } from '../scale/compare-ledgers.ts';
import { withoutValkey } from '../scale/without-valkey.ts';
import { openStory } from '../demo/story.ts';

const story = openStory();
const scale = await openScale(story.line);
if (typeof scale === 'string') {
  story.line(`There is no ${scale} for this machine: NOT RUN.`);
  process.exit(1);
}
// Servers that were started end with the story, however it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void scale.close().then(() => process.exit(1)));
}
try {
  for (const chapter of [
    oneOfMany,
    equalSearches,
    sharedLimits,
    killedInSearch,
    killedInPayment,
    withoutValkey,
    rollingRestart,
    compareLedgers,
  ]) {
    await chapter(scale, story);
  }
} finally {
  await scale.close(story.faults() > 0);
  if (story.faults() > 0) story.line(`logs: ${scale.folder}/logs, ${scale.folder}/nginx`);
}
story.line(story.faults() === 0 ? 'All checks passed.' : `${story.faults()} checks failed.`);
process.exitCode = story.faults() === 0 ? 0 : 1;
