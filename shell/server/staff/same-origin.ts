import type { FastifyRequest } from 'fastify';

/** Only our own pages call: a browser says where a request comes from, and a script cannot say otherwise. */
export function isFromOutside({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  return (origin !== undefined && origin !== siteOrigin) || (from !== undefined && from !== 'same-origin');
}
