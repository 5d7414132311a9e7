import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { WireError } from './wire-error.ts';

const API_VERSION = 'v2';

/** The official client sends a JSON content type with no body at all. */
export function acceptEmptyJson(api: FastifyInstance): void {
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(
        new WireError(
          400,
          'invalid_request_error',
          'malformed_json',
          'Malformed JSON',
          'The body is not JSON.',
        ),
      );
    }
  });
}

/** Token, version, request id and errors as Duffel has them. Without a token of its own it takes any. */
export function speakDuffel(api: FastifyInstance, account: Account, token?: string): void {
  api.addHook('preHandler', async (request) => {
    request.body = account.inRequest(request.body);
  });
  api.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? account.inReply(payload) : payload,
  );
  api.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      throw new WireError(
        401,
        'authentication_error',
        'missing_authorization_header',
        'Unauthorised',
        'An access token is needed.',
      );
    }
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) {
      throw new WireError(
        401,
        'authentication_error',
        'access_token_not_found',
        'Access token not found',
        'The access token used is not recognized by our system.',
      );
    }
    if (request.headers['duffel-version'] !== API_VERSION) {
      throw new WireError(
        400,
        'invalid_request_error',
        'unsupported_version',
        'Unsupported version',
        `Duffel-Version must be ${API_VERSION}.`,
      );
    }
  });
  api.setErrorHandler((error, request, reply) => {
    const wire = error instanceof WireError ? error : WireError.internal();
    if (wire !== error) request.log.error(error);
    return reply.code(wire.status).send(wire.envelope(request.id ?? randomUUID()));
  });
}
