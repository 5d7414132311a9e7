import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RenderReply, RenderRequest } from '@travesia/contracts';
import * as v from 'valibot';
import { readReply } from './read-reply.ts';

/** The server bundle of one release, running where it reaches nothing. Every call rejects once it has ended. */
export interface ReleaseIsolate {
  /** Ends when the bundle has been read. */
  readonly loaded: Promise<void>;
  render(request: RenderRequest, timeoutMs: number): Promise<RenderReply>;
  hasEnded(): boolean;
  /** Ends the process at once, whatever it is doing. */
  close(): void;
}

export interface IsolateOptions {
  /** Text of the bundle: the process reads no file of a release itself. */
  readonly bundle: string;
  readonly loadTimeoutMs: number;
}

const HEAP_MB = 96;
/** A process that has not said so itself is late for good. */
const GRACE_MS = 1_000;
/** A line of a reply at its largest, every character escaped twice. */
const LINE_BYTES_MAX = 32_000_000;
/** A range that no account has by convention; each process has a user of its own, so none may signal another. */
const FIRST_USER_ID = 61_500;
const USER_IDS = 3_000;
let started = 0;

const AnswerSchema = v.object({
  nonce: v.string(),
  reply: v.optional(v.string()),
  fault: v.optional(v.string()),
});

/** The compiled engine for this machine. Throws where the package brings none: then the browser renders. */
function findEngine(): string {
  const own = createRequire(realpathSync(createRequire(import.meta.url).resolve('isolated-vm')));
  const { resolve } = own('node-gyp-build') as { resolve(folder: string): string };
  return resolve(dirname(own.resolve('isolated-vm/package.json')));
}

function startProcess() {
  const engine = findEngine();
  const program = join(import.meta.dirname, 'isolate-process.cjs');
  const isRoot = process.getuid?.() === 0;
  started += 1;
  return spawn(
    process.execPath,
    [
      // Guards our own half, should it ever be led astray. It is no wall against the bundle: the isolate is.
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${program}`,
      `--allow-fs-read=${engine}`,
      '--disable-warning=SecurityWarning',
      // A dozen of them run beside one another: small rather than fast in what only loads.
      '--optimize-for-size',
      '--max-semi-space-size=2',
      '--v8-pool-size=0',
      program,
      engine,
      String(HEAP_MB),
      String(isRoot ? FIRST_USER_ID + (started % USER_IDS) : 0),
    ],
    // A group of its own: no signal to a group meets the site.
    { env: {}, detached: true, stdio: ['pipe', 'pipe', 'ignore'] },
  );
}

/** Words of a release end up in the log: they get one line of it. */
const oneLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

interface Waiting {
  readonly resolve: (reply: string) => void;
  readonly reject: (cause: Error) => void;
}

/** Starts a process for a bundle. What comes out of it is read as if an enemy had written it. */
export function openIsolate({ bundle, loadTimeoutMs }: IsolateOptions): ReleaseIsolate {
  const child = startProcess();
  const waiting = new Map<string, Waiting>();
  let ended: Error | null = null;

  function end(cause: Error) {
    if (ended) return;
    ended = cause;
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  }

  function take(line: string) {
    const { nonce, reply, fault } = v.parse(AnswerSchema, JSON.parse(line));
    const call = waiting.get(nonce);
    if (!call) throw new Error('an answer to nothing that was asked');
    waiting.delete(nonce);
    if (reply === undefined) call.reject(new Error(oneLine(fault ?? 'an answer without content')));
    else call.resolve(reply);
  }

  let unread: string[] = [];
  let unreadLength = 0;
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    if (ended) return;
    const [first = '', ...others] = text.split('\n');
    unread.push(first);
    unreadLength += first.length;
    try {
      for (const next of others) {
        const line = unread.join('');
        unread = [next];
        unreadLength = next.length;
        take(line);
      }
      if (unreadLength > LINE_BYTES_MAX) throw new RangeError('an answer without end');
    } catch (cause) {
      end(new Error('what came from the process of a release was not understood', { cause }));
    }
  });
  for (const stream of [child.stdin, child.stdout]) stream.on('error', end);
  child.on('error', end);
  child.on('exit', () => end(new Error('the process of the release ended')));
  // A server that stops does not wait for it.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref?(): void }).unref?.();

  async function ask(content: object, timeoutMs: number): Promise<string> {
    if (ended) throw ended;
    // Nobody but the two ends of the pipe knows it: an answer can only be to what was asked.
    const nonce = randomUUID();
    const answered = new Promise<string>((resolve, reject) => waiting.set(nonce, { resolve, reject }));
    child.stdin.write(`${JSON.stringify({ nonce, timeoutMs, ...content })}\n`);
    const timer = setTimeout(
      // An answer that lies there while we were busy is read first.
      () => setImmediate(() => waiting.has(nonce) && end(new Error(`no answer within ${timeoutMs} ms`))),
      timeoutMs + GRACE_MS,
    );
    try {
      return await answered;
    } finally {
      clearTimeout(timer);
    }
  }

  const loaded = ask({ bundle }, loadTimeoutMs).then(() => {});
  loaded.catch((cause: unknown) => end(cause as Error));

  return {
    loaded,
    async render(request, timeoutMs) {
      await loaded;
      return readReply(await ask({ request: JSON.stringify(request) }, timeoutMs));
    },
    hasEnded: () => ended !== null,
    close: () => end(new Error('closed')),
  };
}
