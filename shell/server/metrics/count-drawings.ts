import type { FragmentDrawer } from '../rendering/fragment-renderer.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** The same; how each drawing ended is counted by release. */
export function countDrawings(drawer: FragmentDrawer, { drawn }: Pick<SiteMetrics, 'drawn'>): FragmentDrawer {
  return {
    async render(record, request) {
      const reply = await drawer.render(record, request);
      drawn(record.remote, record.build, reply ? 'drawn' : 'left');
      return reply;
    },
  };
}
