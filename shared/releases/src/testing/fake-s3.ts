import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of an S3-compatible store as the feed uses, over HTTP. */
export interface FakeS3 {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** What the next requests are answered with, instead of what they ask for. */
  fault: { status: number } | null;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
const refusal = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Pages of two, so that every list has several. */
const PAGE = 2;

function list(response: ServerResponse, objects: ReadonlyMap<string, Buffer>, query: URLSearchParams) {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const isMore = keys.length > PAGE;
  xml(
    response,
    200,
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${
      isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    }${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
  );
}

async function answer(store: FakeS3, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const body = await bodyOf(request);
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  const { objects } = store;
  if (store.fault) return refusal(response, store.fault.status, 'Fault');
  if (bucket !== 'releases') return refusal(response, 404, 'NoSuchBucket');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
    return refusal(response, 403, 'AccessDenied');
  if (request.method === 'GET' && searchParams.get('list-type') === '2')
    return list(response, objects, searchParams);
  if (request.method === 'POST' && searchParams.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name);
    return xml(response, 200, '<DeleteResult/>');
  }
  if (request.method === 'PUT') {
    if (request.headers['if-none-match'] === '*' && objects.has(key))
      return refusal(response, 412, 'PreconditionFailed');
    objects.set(key, body);
    return response.writeHead(200, { etag: '"1"' }).end();
  }
  const found = objects.get(key);
  return found ? response.writeHead(200).end(found) : refusal(response, 404, 'NoSuchKey');
}

/** Opens the store on a port of its own. Its one bucket is called `releases`. */
export async function openFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void answer(store, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: FakeS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    fault: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}
