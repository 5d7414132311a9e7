import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from 'prom-client';
import { ApiError } from '../errors/index.ts';
import { unreadableItems } from '../supplier-replies/readable-items.ts';
import type { SharedMemory } from '../shared-memory/index.ts';

const METRICS_PATH = '/internal/metrics';

export interface MetricsParts {
  readonly ofProcess: boolean;
  readonly statements: (() => number) | undefined;
  readonly memory: SharedMemory | undefined;
  /** Of modules. */
  readonly counters: readonly Counter[];
}

/** Prometheus figures, for who asks the process directly: a call that came through a proxy finds nothing. */
export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** A figure that a module counts. */
  add(metric: Metric): void;
}

export function installMetrics(
  app: FastifyInstance,
  { ofProcess, statements, memory, counters }: MetricsParts,
): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  registry.registerMetric(unreadableItems);
  for (const counter of counters) registry.registerMetric(counter);
  if (statements) {
    new Counter({
      name: 'database_statements_total',
      help: 'Statements sent to the database',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(statements());
      },
    });
  }
  if (memory) {
    new Gauge({
      name: 'shared_memory_up',
      help: 'Whether Valkey answers this process (1) or it goes on by itself (0)',
      registers: [registry],
      collect() {
        this.set(memory.isThere() ? 1 : 0);
      },
    });
  }
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const series = new Map<string, { observe(seconds: number): void }>();
  function observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${status} ${method} ${route}`;
    const known = series.get(key) ?? duration.labels(method, route, String(status));
    series.set(key, known);
    known.observe(seconds);
  }
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get(METRICS_PATH, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new ApiError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { observe, add: (metric) => registry.registerMetric(metric) };
}
