import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/index.ts';

/** Unknown paths are 404; a known path asked in another way is 405 with what it allows (B-01). */
export function installNotFound(app: FastifyInstance): void {
  const methodsByPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    // The answer to every pre-flight says nothing about what is there.
    if (url === '*') return;
    const known = methodsByPattern.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
    for (const each of [method].flat()) known.methods.add(each);
    methodsByPattern.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = [...methodsByPattern.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods]);
    if (allowed.length === 0) throw new ApiError('not_found');
    void reply.header('allow', [...new Set(allowed)].toSorted().join(', '));
    throw new ApiError('method_not_allowed');
  });
}

function toPattern(url: string): RegExp {
  const escaped = url
    .split('/')
    .map((part) => {
      if (part.startsWith(':')) return '[^/]+';
      return part === '*' ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  return new RegExp(`^${escaped}$`);
}
