import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readJson, readText, ReplyTooLarge } from './read-reply.ts';

const PIECE = Buffer.alloc(64 * 1024);

describe('replies of suppliers', () => {
  let server: Server;
  let url = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/short') return void response.end('{"a":1}');
      response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' });
      const packed = createGzip();
      packed.pipe(response);
      // Endless, unless the other side leaves.
      const more = () => {
        while (!response.destroyed && packed.write(PIECE));
      };
      packed.on('drain', more);
      response.on('close', () => packed.destroy());
      more();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are read as they are', async () => {
    expect(await readJson(await fetch(`${url}/short`))).toEqual({ a: 1 });
  });

  it('that unpack without end are left at the limit', async () => {
    const reading = readText(await fetch(`${url}/bomb`), 1_000_000);
    await expect(reading).rejects.toBeInstanceOf(ReplyTooLarge);
  });
});
