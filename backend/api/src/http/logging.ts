import { pino, type Logger } from 'pino';
import { linesTogether } from './log-lines.ts';

const CARD_NUMBER = /\b\d(?:[ -]?\d){11,18}\b/g;

/** Last line of defence: a run of digits the length of a card number never reaches a log. */
export function maskDigits(text: string): string {
  return text.replaceAll(CARD_NUMBER, '[digits]');
}

/** Allow-list: only what is named here is written (B-43). Addresses without their query, no bodies, no headers. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: maskDigits(request.url.split('?')[0] ?? ''),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          message: maskDigits(error.message),
          stack: maskDigits(error.stack ?? ''),
        }),
      },
    },
    destination ?? linesTogether(process.stdout),
  );
}
