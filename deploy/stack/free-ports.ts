import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below 32768, where systems take the ports of outgoing connections: such a connection cannot take one that was just chosen. */
const LOWEST = 15_000;
const ABOVE_HIGHEST = 32_000;

/** Ports that nobody listens on right now, at random, so that two processes that choose at the same time rarely meet. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(LOWEST, ABOVE_HIGHEST);
    if (await isPortFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Whether a port can be listened on, on both loopback addresses that the front door uses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      server.listen(port, host, () => server.close(() => resolve(true)));
    });
    if (!isFree) return false;
  }
  return true;
}
