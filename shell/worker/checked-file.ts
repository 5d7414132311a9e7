const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

async function digestOf(bytes: ArrayBuffer, algorithm: string): Promise<string> {
  const digest = await crypto.subtle.digest(`SHA-${algorithm}`, bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * What the worker kept, if it is what the document's digest names. Every script of a page can write the worker's
 * caches, also one of a remote that is switched off by now; so only bytes are believed that were checked, and nothing
 * else of a kept reply.
 */
export async function checkedFile(
  { url, integrity }: Pick<Request, 'url' | 'integrity'>,
  kept: Response | null | undefined,
): Promise<Response | null> {
  const type = TYPES[new URL(url).pathname.split('.').at(-1) ?? ''];
  const [, algorithm, digest] = /^sha(256|384|512)-([A-Za-z0-9+/=]+)$/.exec(integrity) ?? [];
  if (!kept || !type || !algorithm) return null;
  const bytes = await kept.arrayBuffer();
  if ((await digestOf(bytes, algorithm)) !== digest) return null;
  return new Response(bytes, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
}
