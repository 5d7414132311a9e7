import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the line can do to the connections that pass through it. */
export const OUTAGES = [
  'reset all',
  'reset one',
  'half-close all',
  'stall',
  'refuse',
  'cut after some bytes',
] as const;
type Outage = (typeof OUTAGES)[number];

export interface FlakyLine {
  readonly port: number;
  /** Connections that pass through it now. */
  connections(): number;
  /** Misbehaves for so long, then passes everything on again. */
  disturb(outage: Outage, forMs: number): Promise<void>;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

const BYTES_BEFORE_CUT = 40;

/** A TCP line to a server on this machine: it knows nothing of what is spoken on it. */
export async function openFlakyLine(port: number, targetPort: number): Promise<FlakyLine> {
  const pairs = new Set<Pair>();
  let isRefusing = false;
  let isStalled = false;
  let bytesBeforeCut: number | null = null;

  const reset = ({ near, far }: Pair) => {
    near.resetAndDestroy();
    far.resetAndDestroy();
  };

  function pass(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (data: Buffer) => {
      if (bytesBeforeCut !== null) {
        to.write(data.subarray(0, bytesBeforeCut), () => reset(pair));
        return;
      }
      to.write(data);
    });
    from.on('end', () => to.end());
    from.on('close', () => {
      to.destroy();
      pairs.delete(pair);
    });
    // A broken connection is what this line is for; its `close` follows.
    from.on('error', () => {});
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isRefusing) return void near.resetAndDestroy();
    const far = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const pair = { near, far };
    pairs.add(pair);
    pass(pair, near, far);
    pass(pair, far, near);
    if (isStalled) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  async function stall(forMs: number): Promise<void> {
    isStalled = true;
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause();
    await pause(forMs);
    isStalled = false;
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.resume();
  }

  return {
    port,
    connections: () => pairs.size,
    async disturb(outage, forMs) {
      const present = [...pairs];
      switch (outage) {
        case 'reset all':
          present.forEach(reset);
          return;
        case 'reset one':
          if (present[0]) reset(present[0]);
          return;
        case 'half-close all':
          // The server goes without another word; what the client still says is heard by nobody.
          for (const { near } of present) near.end();
          await pause(forMs);
          present.forEach(reset);
          return;
        case 'stall':
          return stall(forMs);
        case 'refuse':
          isRefusing = true;
          present.forEach(reset);
          await pause(forMs);
          isRefusing = false;
          return;
        case 'cut after some bytes':
          bytesBeforeCut = BYTES_BEFORE_CUT;
          await pause(Math.min(forMs, 300));
          bytesBeforeCut = null;
          return;
        default:
          return outage satisfies never;
      }
    },
    async close() {
      for (const pair of pairs) reset(pair);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
