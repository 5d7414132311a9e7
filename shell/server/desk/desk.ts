import { DESK_PROOF_HEADER, STAFF_CLAIM_HEADER, type StaffSignOut } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { ShellBuild } from '../documents/shell-build.ts';
import type { Issuer } from '../staff/issuer.ts';
import { isFromOutside } from '../staff/same-origin.ts';
import { createStaffClaim } from '../staff/staff-claim.ts';
import { installStaffPage } from '../staff/staff-page.ts';
import { installStaffSignIn } from '../staff/staff-sign-in.ts';

export interface DeskOptions {
  readonly configuration: Configuration;
  readonly shell: ShellBuild;
  readonly issuer: Issuer;
  readonly marketIds: readonly string[];
  /** Headers by which the api recognizes the site. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly nowMs: () => number;
}

const REPLY_MAX_MS = 20_000;
/** Segments of plain words: nothing that a URL parser could read as another path. */
const CALL_PATH = /^[\w-]+(?:\/[\w-]+)*(?:\.csv)?$/;
const PASSED_ON = ['content-type', 'content-disposition', 'content-language', 'retry-after'] as const;

function refuse(reply: FastifyReply, status: number, code: string) {
  return reply.code(status).send({ error: { code, message: '', requestId: reply.request.id, fields: [] } });
}

/** The service desk: its document, its sign-in, and the way to the api for whoever is signed in. */
export function installDesk(app: FastifyInstance, options: DeskOptions): void {
  const { configuration, shell, issuer, marketIds, siteHeaders, nowMs } = options;
  const { SITE_ORIGIN, SITE_SECRET, API_URL } = configuration;
  const claimFor = createStaffClaim({ secret: SITE_SECRET, nowMs });
  const staff = installStaffSignIn(app, {
    issuer,
    secret: SITE_SECRET,
    area: 'desk',
    siteOrigin: SITE_ORIGIN,
    nowMs,
  });

  installStaffPage(app, 'desk', { configuration, shell, state: { markets: marketIds } });

  void app.register(
    async (calls) => {
      calls.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status < 500) return refuse(reply, status, 'invalid_request');
        request.log.error({ err: error }, 'the service desk failed');
        return refuse(reply, 500, 'failed');
      });
      calls.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return isFromOutside(request, SITE_ORIGIN) ? refuse(reply, 403, 'not_from_here') : undefined;
      });

      const whoCalls = (request: Parameters<typeof staff.whoCalls>[0], reply: FastifyReply) => {
        const proof = request.headers[DESK_PROOF_HEADER];
        return staff.whoCalls(request, reply, typeof proof === 'string' ? proof : null);
      };

      calls.get('/session', async (request, reply) => {
        const caller = await whoCalls(request, reply);
        if ('refused' in caller)
          return refuse(reply, caller.refused === 'issuer_down' ? 503 : 401, caller.refused);
        return reply.send(caller.staff);
      });

      calls.delete('/session', async (request, reply) => {
        const left: StaffSignOut = { goTo: await staff.signOut(request, reply) };
        return reply.send(left);
      });

      calls.route<{ Params: { '*': string } }>({
        method: ['GET', 'POST'],
        url: '/*',
        handler: async (request, reply) => {
          const caller = await whoCalls(request, reply);
          if ('refused' in caller)
            return refuse(reply, caller.refused === 'issuer_down' ? 503 : 401, caller.refused);
          const { '*': path } = request.params;
          if (!CALL_PATH.test(path)) return refuse(reply, 404, 'not_found');
          const { method, body } = request;
          const target = `/internal/desk/${path}`;
          const hasBody = method === 'POST';
          const answer = await fetch(API_URL + target, {
            method,
            redirect: 'error',
            signal: AbortSignal.timeout(REPLY_MAX_MS),
            headers: {
              ...siteHeaders,
              [STAFF_CLAIM_HEADER]: claimFor(caller.staff, `${method} ${target}`, request.ip),
              'accept-language': String(request.headers['accept-language'] ?? ''),
              'x-request-id': request.id,
              ...(hasBody && { 'content-type': 'application/json' }),
            },
            ...(hasBody && { body: JSON.stringify(body ?? {}) }),
          }).catch((cause: unknown) => {
            request.log.error({ err: cause }, 'the api did not answer the service desk');
            return null;
          });
          if (!answer) return refuse(reply, 503, 'unavailable');
          for (const name of PASSED_ON) {
            const value = answer.headers.get(name);
            if (value !== null) void reply.header(name, value);
          }
          return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
        },
      });
    },
    { prefix: '/desk/api' },
  );
}
