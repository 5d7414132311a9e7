import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord, RenderReply, RenderRequest } from '@travesia/contracts';
import { safeParse } from 'valibot';
import { FEED } from '@travesia/releases';
import { RenderOutcomeSchema, type RenderJob } from './messages.ts';

export interface FragmentDrawer {
  /** HTML of one target of a release, or `null` when the browser has to draw it itself. */
  render(record: ReleaseRecord, request: RenderRequest): Promise<RenderReply | null>;
}

export interface FragmentRenderer extends FragmentDrawer {
  /** Has a release draw before a visitor asks for it; ends with the last drawing, or the first that fails. */
  warm(record: ReleaseRecord, requests: readonly RenderRequest[]): Promise<void>;
  close(): void;
}

export interface FragmentRendererOptions {
  readonly feedFolder: string;
  readonly deadlineMs: number;
  readonly onFault: (remote: string, fault: string) => void;
}

const FIRST_DEADLINE_MS = 5_000;
const GRACE_MS = 50;
const REST_AFTER_FAULT_MS = 10_000;

const nothingAfter = (delayMs: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), delayMs).unref();
  });

/** Code of remotes runs in a process of its own that may read releases and nothing else (architecture §8). */
function startProcess(feedFolder: string): ChildProcess {
  const rendering = import.meta.dirname;
  return fork(join(rendering, 'process.cjs'), [], {
    env: {},
    execArgv: [
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${join(rendering, '/*')}`,
      `--allow-fs-read=${join(feedFolder, 'r', '/*')}`,
      '--disable-warning=SecurityWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

export function createFragmentRenderer(options: FragmentRendererOptions): FragmentRenderer {
  const { deadlineMs, onFault } = options;
  const waiting = new Map<
    number,
    (outcome: { reply?: RenderReply | undefined; fault?: string | undefined }) => void
  >();
  const restingUntil = new Map<string, number>();
  let child: ChildProcess | null = null;
  let isClosed = false;
  let lastId = 0;

  function process(feedFolder: string): ChildProcess {
    if (child?.connected) return child;
    const started = startProcess(feedFolder);
    started.on('message', (message) => {
      const outcome = safeParse(RenderOutcomeSchema, message);
      if (outcome.success) waiting.get(outcome.output.id)?.(outcome.output);
    });
    started.on('error', () => {});
    started.on('exit', () => {
      if (child === started) child = null;
      for (const settle of waiting.values()) settle({ fault: 'the rendering process ended' });
    });
    // A server that stops does not wait for the process.
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  function run(bundle: string, request: RenderRequest, feedFolder: string) {
    return new Promise<{ reply?: RenderReply | undefined; fault?: string | undefined }>((resolve) => {
      lastId += 1;
      const id = lastId;
      const settle = (outcome: { reply?: RenderReply | undefined; fault?: string | undefined }) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(outcome);
      };
      const timer = setTimeout(
        () => settle({ fault: 'no answer from the rendering process' }),
        FIRST_DEADLINE_MS + GRACE_MS,
      );
      waiting.set(id, settle);
      const job: RenderJob = { id, bundle, deadlineMs, firstDeadlineMs: FIRST_DEADLINE_MS, request };
      process(feedFolder).send(job, (error) => {
        if (error) settle({ fault: error.message });
      });
    });
  }

  async function draw(record: ReleaseRecord, request: RenderRequest): Promise<RenderReply | null> {
    const key = `${record.remote}/${record.build}`;
    if (isClosed || record.server === null || (restingUntil.get(key) ?? 0) > Date.now()) return null;
    const feedFolder = realpathSync(options.feedFolder);
    const bundle = join(FEED.files(feedFolder, record.remote, record.build), record.server);
    const { reply, fault } = await run(bundle, request, feedFolder);
    if (reply) return reply;
    restingUntil.set(key, Date.now() + REST_AFTER_FAULT_MS);
    onFault(key, fault ?? 'nothing was drawn');
    return null;
  }

  return {
    // The first drawing starts the worker and reads the bundle: it may go on, but nobody waits for it.
    render: (record, request) => Promise.race([draw(record, request), nothingAfter(deadlineMs + GRACE_MS)]),
    async warm(record, requests) {
      for (const request of requests) {
        if ((await draw(record, request)) === null) return;
      }
    },
    close() {
      isClosed = true;
      child?.kill();
    },
  };
}
