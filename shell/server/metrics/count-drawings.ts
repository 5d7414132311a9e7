import type { FragmentRenderer } from '../rendering/fragment-renderer.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** The same renderer; how each drawing ended is counted by release. */
export function countDrawings(
  renderer: FragmentRenderer,
  { drawn }: Pick<SiteMetrics, 'drawn'>,
): FragmentRenderer {
  return {
    close: renderer.close,
    async render(record, request) {
      const reply = await renderer.render(record, request);
      drawn(record.remote, record.build, reply ? 'drawn' : 'left');
      return reply;
    },
  };
}
