import type { FragmentRendering } from '../rendering/fragment-renderer.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** Wraps a renderer and counts, by release, how each render ended. */
export function countRenders(
  renderer: FragmentRendering,
  { rendered }: Pick<SiteMetrics, 'rendered'>,
): FragmentRendering {
  return {
    async render(record, request) {
      const reply = await renderer.render(record, request);
      rendered(record.remote, record.build, reply ? 'rendered' : 'left');
      return reply;
    },
  };
}
