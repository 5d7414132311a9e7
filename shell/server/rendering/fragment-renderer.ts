import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, RenderReply, RenderRequest } from '@travesia/contracts';
import { FEED, hasDigest } from '@travesia/releases';
import { openIsolate, type ReleaseIsolate } from '@travesia/releases/isolate';

export interface FragmentRendering {
  /** HTML of one target of a release, or `null` when the browser has to render it itself. */
  render(record: ReleaseRecord, request: RenderRequest): Promise<RenderReply | null>;
}

export interface FragmentRenderer extends FragmentRendering {
  /** Has a release render before a visitor asks for it; ends with the last rendering, or the first that fails. */
  warm(record: ReleaseRecord, requests: readonly RenderRequest[]): Promise<void>;
  close(): void;
}

export interface FragmentRendererOptions {
  readonly feedFolder: string;
  readonly deadlineMs: number;
  readonly onFault: (remote: string, fault: string) => void;
}

/** For a bundle that is read, and for the first page of one that never rendered. */
const FIRST_DEADLINE_MS = 5_000;
const GRACE_MS = 50;
const REST_AFTER_FAULT_MS = 10_000;
/** Each is a process; the one that was asked least recently gives its place away. */
const ISOLATES_MAX = 16;

const nothingAfter = (delayMs: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), delayMs).unref();
  });

const describeFault = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
};

/** Server bundles of remotes, one isolated process for each release (docs/decisions/0027). */
export function createFragmentRenderer(options: FragmentRendererOptions): FragmentRenderer {
  const { feedFolder, deadlineMs, onFault } = options;
  const isolates = new Map<string, Promise<ReleaseIsolate>>();
  const restingUntil = new Map<string, number>();
  /** Releases that have rendered: a page of theirs is waited for no longer than the deadline. */
  const known = new Set<string>();
  let isClosed = false;

  async function open({ remote, build, server, files }: ReleaseRecord): Promise<ReleaseIsolate> {
    const name = server ?? '';
    const bundle = await readFile(join(FEED.files(feedFolder, remote, build), name));
    // Days may lie between the look at a release and the first page of it.
    if (!hasDigest(bundle, files.find(({ path }) => path === name)?.integrity))
      throw new Error('the server bundle is not the one that was signed');
    return openIsolate({ bundle: bundle.toString('utf8'), loadTimeoutMs: FIRST_DEADLINE_MS });
  }

  function close(key: string) {
    const opened = isolates.get(key);
    isolates.delete(key);
    opened?.then(
      (isolate) => isolate.close(),
      () => {},
    );
  }

  function isolateOf(key: string, record: ReleaseRecord): Promise<ReleaseIsolate> {
    const opened = isolates.get(key) ?? open(record);
    // Last in the row.
    isolates.delete(key);
    isolates.set(key, opened);
    const [oldest] = isolates.keys();
    if (isolates.size > ISOLATES_MAX && oldest !== undefined) close(oldest);
    return opened;
  }

  async function render(record: ReleaseRecord, request: RenderRequest): Promise<RenderReply | null> {
    const key = `${record.remote}/${record.build}`;
    if (isClosed || record.server === null || (restingUntil.get(key) ?? 0) > Date.now()) return null;
    let opened: ReleaseIsolate | null = null;
    try {
      opened = await isolateOf(key, record);
      const reply = await opened.render(request, known.has(key) ? deadlineMs : FIRST_DEADLINE_MS);
      known.add(key);
      return reply;
    } catch (cause) {
      if (isClosed) return null;
      if (opened === null || opened.hasEnded()) close(key);
      // Pages that were lost together are one fault.
      if ((restingUntil.get(key) ?? 0) <= Date.now()) onFault(key, describeFault(cause));
      restingUntil.set(key, Date.now() + REST_AFTER_FAULT_MS);
      return null;
    }
  }

  return {
    // The first rendering starts the process and reads the bundle: it may go on, but nobody waits for it.
    render: (record, request) => Promise.race([render(record, request), nothingAfter(deadlineMs + GRACE_MS)]),
    async warm(record, requests) {
      for (const request of requests) {
        if ((await render(record, request)) === null) return;
      }
    },
    close() {
      isClosed = true;
      for (const key of isolates.keys()) close(key);
    },
  };
}
