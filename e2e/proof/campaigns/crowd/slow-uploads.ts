import { connect, type Socket } from 'node:net';
import { newTally, openPerson, quantileOf } from './person.ts';

const UPLOADS = 300;
const ADDRESSES = 50;
const READS = 150;
const BYTE_EVERY_MS = 1_000;

export interface SlowUploads {
  readonly quietMs: number;
  readonly loadedMs: number;
}

async function p95OfReads(siteUrl: string, address: string): Promise<number> {
  const tally = newTally();
  const visitor = openPerson(address, tally);
  for (let read = 0; read < READS; read += 1) {
    const reply = await visitor.fetch(`${siteUrl}/api/search/airports?term=bog`);
    await reply.arrayBuffer();
  }
  return quantileOf(tally.tookMs, 0.95);
}

/** Six hundred uploads of a byte a second, half of them from one address: what another visitor feels of them. */
export async function playSlowUploads(siteUrl: string): Promise<SlowUploads> {
  const { host, port } = new URL(siteUrl);
  const quietMs = await p95OfReads(siteUrl, '198.51.100.1');
  const sockets: Socket[] = [];
  for (let upload = 0; upload < UPLOADS * 2; upload += 1) {
    const address = upload < UPLOADS ? '198.51.100.2' : `198.51.101.${upload % ADDRESSES}`;
    const socket = connect(Number(port), '127.0.0.1');
    // The door closes them when their time is over.
    socket.on('error', () => {});
    socket.write(
      `POST /api/air/flight-offer/search HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\n` +
        'content-type: application/json\r\ncontent-length: 400\r\n\r\n{',
    );
    sockets.push(socket);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, BYTE_EVERY_MS);
  try {
    return { quietMs, loadedMs: await p95OfReads(siteUrl, '198.51.100.3') };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  }
}
