import type { FastifyInstance } from 'fastify';

/** Plain HTML forms are the only bodies the site itself reads; they arrive as `URLSearchParams`. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, null);
  });
}
