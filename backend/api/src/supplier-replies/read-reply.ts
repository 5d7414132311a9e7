/** What came was more than we are willing to hold; how much more, nobody knows. */
export class ReplyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the reply is larger than ${maxBytes} bytes`);
    this.name = 'ReplyTooLarge';
  }
}

/** Ten times the largest answer that a search of ours has had. */
export const REPLY_MAX_BYTES = 20 * 1024 * 1024;

/**
 * The body of a reply, counted while it comes and after it is unpacked: a small packed one may be endless. The signal
 * that was given to `fetch` ends this too, so that one deadline is that of the whole reply.
 */
export async function readBytes(reply: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  if (reply.body === null) return Buffer.alloc(0);
  // Leaving the loop cancels the stream, and with it the connection.
  for await (const part of reply.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new ReplyTooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export async function readText(reply: Response, maxBytes = REPLY_MAX_BYTES): Promise<string> {
  return (await readBytes(reply, maxBytes)).toString('utf8');
}

export async function readJson(reply: Response, maxBytes = REPLY_MAX_BYTES): Promise<unknown> {
  return JSON.parse(await readText(reply, maxBytes));
}
