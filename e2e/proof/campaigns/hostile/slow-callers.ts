import { connect } from 'node:net';

/** A caller who sends a byte now and then; how long the server puts up with it. */
export function callSlowly(port: number, part: 'headers' | 'body', giveUpMs: number): Promise<number> {
  return new Promise((resolve) => {
    const startedMs = Date.now();
    const socket = connect(port, '127.0.0.1');
    const end = () => {
      clearInterval(timer);
      clearTimeout(limit);
      socket.destroy();
      resolve(Date.now() - startedMs);
    };
    socket.on('error', end);
    socket.on('close', end);
    socket.on('end', end);
    socket.write('POST /user/session/start HTTP/1.1\r\nHost: localhost\r\n');
    if (part === 'body') socket.write('Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{');
    const timer = setInterval(() => socket.write(part === 'headers' ? 'X-A: b\r\n' : ' '), 500);
    const limit = setTimeout(end, giveUpMs);
  });
}
