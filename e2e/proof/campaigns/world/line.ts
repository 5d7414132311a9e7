import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { TREATMENTS, withOtherAmounts, type LineFault } from './line-faults.ts';
import type { Trace } from './trace.ts';
import { stepOf } from './wire-steps.ts';

export interface LineOptions {
  readonly name: string;
  readonly port: number;
  readonly targetPort: number;
  readonly trace: Trace;
  /** Told of each call: `arrived` here, `done` over there and not yet answered, `answered`. */
  readonly onCall: OnCall;
}

/** What it throws breaks the call; what it returns is waited for before the call goes on. */
export type OnCall = (step: string, moment: CallMoment) => void | Promise<void>;

export type CallMoment = 'arrived' | 'done' | 'answered';

export interface Line {
  readonly name: string;
  /** Closes the listener for a moment: who calls now is refused. */
  refuse(): void;
  /** Nobody is refused any more. */
  untilOpen(): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

const REFUSED_MS = 900;
const OWN_ANSWER = JSON.stringify({ error: 'the line answers for itself' });

/** A line between two processes that passes everything on, and misbehaves once when it is told to. */
export async function openLine({ name, port, targetPort, trace, onCall }: LineOptions): Promise<Line> {
  let held: (() => Promise<void>) | null = null;

  async function passOn(call: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { connection: _connection, 'accept-encoding': _encoding, ...headers } = call.headers;
      const onward = request(
        { host: '127.0.0.1', port: targetPort, method: call.method, path: call.url, headers, agent: false },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(parts) }),
          );
          reply.on('error', reject);
        },
      );
      onward.on('error', reject);
      onward.end(body);
    });
  }

  function send(reply: ServerResponse, { status, headers, body }: Answer): void {
    const { connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers;
    reply.writeHead(status, { ...kept, 'content-length': body.length });
    reply.end(body);
  }

  function spoil(reply: ServerResponse, fault: LineFault, answer: Answer | null): void {
    const { answer: how } = TREATMENTS[fault];
    if (how === 'broken line' || reply.destroyed) return void reply.socket?.resetAndDestroy();
    if (typeof how === 'number') {
      return send(reply, {
        status: how,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(OWN_ANSWER),
      });
    }
    if (!answer) return;
    if (how === 'half') {
      reply.writeHead(answer.status, {
        'content-type': 'application/json',
        'content-length': answer.body.length,
      });
      reply.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => reply.socket?.destroy());
      return;
    }
    if (how === 'a page') {
      return send(reply, {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<!doctype html><title>Welcome</title><p>Please log in to this network.'),
      });
    }
    if (how === 'other amounts' && answer.status < 300) {
      return send(reply, { ...answer, body: Buffer.from(withOtherAmounts(answer.body.toString())) });
    }
    send(reply, answer);
  }

  async function handle(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of call) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const step = trace.note(stepOf(call.method ?? 'GET', call.url ?? '/'), name);
    const fault = trace.take(step);
    if (fault === 'reordered') {
      // Told that it was heard; it arrives after the next one.
      held = async () => void (await passOn(call, body).catch(() => null));
      return spoil(reply, 'never', null);
    }
    if (fault && !TREATMENTS[fault].arrives) return spoil(reply, fault, null);
    await onCall(step, 'arrived');
    const answer = await passOn(call, body);
    await onCall(step, 'done');
    if (fault === 'three times') {
      await passOn(call, body);
      await passOn(call, body);
    }
    if (fault === null && held) {
      const late = held;
      held = null;
      await late();
    }
    reply.once('finish', () => void onCall(step, 'answered'));
    if (fault) {
      await pause(TREATMENTS[fault].delayMs, undefined, { ref: false });
      spoil(reply, fault, answer);
    } else {
      send(reply, answer);
    }
  }

  const server = createServer((call, reply) => {
    handle(call, reply).catch(() => reply.socket?.resetAndDestroy());
  });
  server.keepAliveTimeout = 60_000;
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  let reopening: Promise<void> = Promise.resolve();
  let isClosed = false;

  const line: Line = {
    name,
    refuse() {
      trace.fired += 1;
      server.close();
      server.closeAllConnections();
      reopening = pause(REFUSED_MS).then(() => (isClosed ? undefined : listen()));
    },
    untilOpen: () => reopening,
    async close() {
      isClosed = true;
      await reopening;
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  await listen();
  return line;
}
