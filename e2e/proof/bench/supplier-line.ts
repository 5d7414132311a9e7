import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SEARCH = /^\/air\/offer_requests\b/;

/** Stands between the api and its supplier, counts its searches, and can answer them at once with stored bytes. */
export interface SupplierLine {
  readonly url: string;
  searches(): number;
  /** The supplier's last answer to a search, as it came. */
  lastAnswer(): Buffer;
  /** Answers every search from now on; `null` asks the supplier again. */
  answerWith(bytes: Buffer | null): void;
  /** Milliseconds that the last search spent on this side of the wire. */
  lastTookMs(): number;
  close(): Promise<void>;
}

export async function openSupplierLine(supplierPort: number): Promise<SupplierLine> {
  let searches = 0;
  let stored: Buffer | null = null;
  let last = Buffer.alloc(0);
  let tookMs = 0;

  function passOn(call: IncomingMessage, reply: ServerResponse, isSearch: boolean) {
    const { connection: _connection, 'accept-encoding': _encoding, ...headers } = call.headers;
    const onward = request(
      { host: '127.0.0.1', port: supplierPort, method: call.method, path: call.url, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          if (isSearch) last = body;
          const { connection: _kept, 'transfer-encoding': _chunks, ...kept } = answer.headers;
          reply.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': body.length }).end(body);
        });
      },
    );
    onward.on('error', () => reply.destroy());
    call.pipe(onward);
  }

  const server = createServer((call, reply) => {
    const isSearch = call.method === 'POST' && SEARCH.test(call.url ?? '');
    const fromMs = performance.now();
    if (isSearch) {
      searches += 1;
      reply.once('finish', () => {
        tookMs = performance.now() - fromMs;
      });
    }
    if (!isSearch || stored === null) return passOn(call, reply, isSearch);
    call.resume();
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': stored.length }).end(stored);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    searches: () => searches,
    lastAnswer: () => last,
    answerWith: (bytes) => {
      stored = bytes;
    },
    lastTookMs: () => tookMs,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
