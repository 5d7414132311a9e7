import type { RemoteSighting } from '@travesia/contracts';
import type { ReleaseFeed } from '@travesia/releases';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECOND_MS = 1_000;

export interface SiteMetrics {
  readonly registry: Registry;
  answered(of: { method: string; route: string; status: number }, ms: number): void;
  seen(sighting: RemoteSighting, market: string): void;
  rendered(remote: string, release: string, outcome: 'rendered' | 'left'): void;
}

/** What Prometheus is told: requests, remotes by release and phase, and the state of the feed. */
export function createSiteMetrics(feed: ReleaseFeed, { ofProcess }: { ofProcess: boolean }): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const phases = new Counter({
    name: 'remote_phase_total',
    help: 'Phases that remotes ended in browsers: resolve, load, mount, live, error',
    labelNames: ['remote', 'release', 'market', 'phase', 'during'],
    registers,
  });
  const phaseTime = new Histogram({
    name: 'remote_phase_seconds',
    help: 'Time a remote took for a phase in browsers',
    labelNames: ['remote', 'release', 'phase'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const renders = new Counter({
    name: 'remote_render_total',
    help: 'Renders of remotes on the server: rendered, or left to the browser',
    labelNames: ['remote', 'release', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'release_feed_sequence',
    help: 'Number of the state of the feed that is believed',
    registers,
    collect() {
      this.set(feed.chain().states.at(-1)?.rules.sequence ?? 0);
    },
  });
  new Gauge({
    name: 'release_live',
    help: '1 for the release of each remote that everybody gets',
    labelNames: ['remote', 'release'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { record }] of feed.current().remotes)
        this.set({ remote, release: record.build }, 1);
    },
  });

  return {
    registry,
    answered({ method, route, status }, ms) {
      duration.observe({ method, route, status: String(status) }, ms / SECOND_MS);
    },
    seen({ remote, build: release, phase, during, ms }, market) {
      phases.inc({ remote, release, market, phase, during: during ?? '' });
      if (ms !== null && phase !== 'live')
        phaseTime.observe({ remote, release, phase: during ?? phase }, ms / SECOND_MS);
    },
    rendered(remote, release, outcome) {
      renders.inc({ remote, release, outcome });
    },
  };
}
