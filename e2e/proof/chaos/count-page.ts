import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to, after garbage collection. */
export interface PageCount {
  readonly nodes: number;
  /** On window, document and what else outlives a remote; those of elements go with them. */
  readonly listeners: number;
  readonly intervals: number;
  readonly styles: number;
  readonly scripts: number;
  /** Of objects and text: what the engine compiles meanwhile is its own affair. */
  readonly objectBytes: number;
}

/** Counts what was begun and not ended; has to run before the page does. */
export async function watchPage(page: Page) {
  await page.addInitScript(() => {
    const held = { intervals: new Set<unknown>(), listeners: 0 };
    const { setInterval: begin, clearInterval: end, EventTarget: Target } = window;
    const { addEventListener: add, removeEventListener: remove } = Target.prototype;
    const outlives = (target: unknown) =>
      target === undefined ||
      [Window, Document, MediaQueryList, BroadcastChannel].some((each) => target instanceof each);
    // Whoever listens once is gone by itself.
    const isOnce = (options: unknown) =>
      typeof options === 'object' && options !== null && Reflect.get(options, 'once') === true;
    Object.assign(window, {
      heldByThePage: held,
      setInterval: (...given: Parameters<typeof begin>) => {
        const id = begin(...given);
        held.intervals.add(id);
        return id;
      },
      clearInterval: (id?: number) => {
        held.intervals.delete(id);
        end(id);
      },
    });
    Target.prototype.addEventListener = function listen(...given: Parameters<typeof add>) {
      if (outlives(this) && !isOnce(given[2])) held.listeners += 1;
      add.apply(this, given);
    };
    Target.prototype.removeEventListener = function unlisten(...given: Parameters<typeof remove>) {
      if (outlives(this) && !isOnce(given[2])) held.listeners -= 1;
      remove.apply(this, given);
    };
  });
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

const COUNTED: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
]);

async function objectBytes(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (COUNTED.has(types[0]?.[nodes[at + typeAt] ?? -1] ?? '')) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes;
}

export async function countPage(page: Page, session: CDPSession): Promise<PageCount> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const held = await page.evaluate(() => {
    const { intervals, listeners } = Reflect.get(window, 'heldByThePage') as {
      intervals: Set<unknown>;
      listeners: number;
    };
    return {
      listeners,
      intervals: intervals.size,
      styles:
        document.querySelectorAll('style, link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
      scripts: document.scripts.length,
    };
  });
  return {
    ...held,
    nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0,
    objectBytes: await objectBytes(session),
  };
}
