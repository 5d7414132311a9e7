import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const BODIES_KNOWN = 1000;
const LONGEST_KNOWN = 1000;

/** What was made of a body, by its very text. Nothing that belongs to one person may be kept so. */
export interface KnownBodies<Body> {
  find(text: string): { readonly body: Body } | undefined;
  keep(text: string, body: Body): void;
}

export function createKnownBodies<Body>(): KnownBodies<Body> {
  const known = new LRUCache<string, { readonly body: Body }>({ max: BODIES_KNOWN });
  return {
    find: (text) => known.get(text),
    keep: (text, body) => {
      if (text.length <= LONGEST_KNOWN) known.set(text, { body });
    },
  };
}

/** JSON bodies of this scope are parsed and examined where they were not before: the same text says the same. */
export function examineOnce<Body>(
  scope: FastifyInstance,
  bodies: KnownBodies<Body>,
  examine: (value: unknown) => Body,
): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const known = bodies.find(text);
    if (known) return done(null, known.body);
    void parse(request, text, (error, value) => {
      if (error) return done(error);
      let body: Body;
      try {
        body = examine(value);
      } catch (problem) {
        return done(problem as Error);
      }
      bodies.keep(text, body);
      done(null, body);
    });
  });
}
