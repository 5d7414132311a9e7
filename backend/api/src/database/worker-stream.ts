import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** Bytes of the protocol, or why none will come any more. */
export type FromDatabase = Uint8Array | { readonly trouble: string };

/**
 * A connection of `pg` to the database in a worker. A message port costs half of what a socket does, and keeps what
 * is written together: the five messages of a statement arrive as one, and so does its reply.
 */
export class WorkerStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: FromDatabase) => {
      if (message instanceof Uint8Array) this.push(message);
      else this.destroy(new Error(message.trouble));
    });
    port.on('close', () => this.destroy());
  }

  override _read(): void {}

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    // A copy of its own: a buffer of a pool would take the whole pool with it.
    const bytes = new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }

  /** Whoever writes no more wants to read no more. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  // What `pg` asks of a socket besides.

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  ref(): void {
    this.#port.ref();
  }

  unref(): void {
    this.#port.unref();
  }
}
