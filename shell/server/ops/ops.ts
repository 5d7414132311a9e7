import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReleaseFeed } from '@travesia/releases';
import type { FeedStore } from '@travesia/releases/store';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Markets } from '../documents/markets.ts';
import type { ShellBuild } from '../documents/shell-build.ts';
import { IssuerDown, type Issuer } from '../staff/issuer.ts';
import { installStaffPage } from '../staff/staff-page.ts';
import { installStaffSignIn } from '../staff/staff-sign-in.ts';
import { followOperators } from './follow-operators.ts';
import { createGuessLimit } from './guess-limit.ts';
import type { MarketPreview } from './market-preview.ts';
import { opsRoutes } from './ops-routes.ts';
import { createReadFunnel } from './read-funnel.ts';
import { createOpsSessions } from './ops-session.ts';
import type { HealthOf } from './overview.ts';

export interface OpsOptions {
  readonly configuration: Configuration;
  readonly shell: ShellBuild;
  readonly feed: ReleaseFeed;
  readonly store: FeedStore | undefined;
  readonly markets: () => Markets;
  readonly marketsInFile: Markets;
  readonly healthOf: HealthOf;
  readonly preview: MarketPreview;
  /** Headers by which the api recognizes the site. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  /** Absent: tokens only. */
  readonly issuer: Issuer | null;
  readonly nowMs: () => number;
}

const GUESSES = { perAddress: 5, windowMs: 15 * 60_000 } as const;

/** The owner's page, where it is configured: its document, and what it asks for. */
export function installOps(app: FastifyInstance, options: OpsOptions): void {
  const {
    configuration,
    shell,
    feed,
    store,
    markets,
    marketsInFile,
    healthOf,
    preview,
    issuer,
    siteHeaders,
    nowMs,
  } = options;
  const { OPS_KEY_FILE, OPERATORS_FILE, FEED_FOLDER, TRUSTED_KEYS_FOLDER, SITE_ORIGIN } = configuration;
  if (OPS_KEY_FILE === '') return;
  const key = createPrivateKey(readFileSync(OPS_KEY_FILE));

  const staff =
    issuer &&
    installStaffSignIn(app, {
      issuer,
      secret: configuration.SITE_SECRET,
      area: 'ops',
      siteOrigin: SITE_ORIGIN,
      nowMs,
    });

  installStaffPage(app, 'ops', { configuration, shell, state: { hasIssuer: staff !== null } });

  void app.register(
    async (api) => {
      api.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
        if (error instanceof IssuerDown)
          return reply.code(503).send({ error: { code: 'issuer_down', retryAfterS: null } });
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'the owner’s page failed');
        return reply
          .code(status)
          .send({ error: { code: status >= 500 ? 'failed' : 'invalid_request', retryAfterS: null } });
      });
      opsRoutes(api, {
        siteOrigin: SITE_ORIGIN,
        operators: followOperators(OPERATORS_FILE, (cause) =>
          app.log.error({ err: cause }, 'the operators could not be read'),
        ),
        sessions: createOpsSessions(key, nowMs),
        staff,
        guesses: createGuessLimit({ ...GUESSES, nowMs }),
        feed,
        access: { feedFolder: FEED_FOLDER, store, trustedFolder: TRUSTED_KEYS_FOLDER, key },
        markets,
        marketsInFile,
        healthOf,
        preview,
        readFunnel: createReadFunnel({
          apiUrl: configuration.API_URL,
          siteHeaders,
          onFault: (cause) => app.log.warn({ err: cause }, 'the funnel could not be read'),
        }),
        nowMs,
      });
    },
    { prefix: '/ops/api' },
  );
}
