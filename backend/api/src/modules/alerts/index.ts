import type { DeskAlert, Locale } from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { everyInTurn } from '../../background.ts';
import type { DutyTables } from '../../database/duties.ts';
import type { Kysely } from 'kysely';
import type { Mailing } from '../mail/index.ts';
import type { ApiModule } from '../module.ts';
import { lookAtAlerts } from './look.ts';
import { ALERT_RULES, type AlertMeans, type AlertSettings } from './rules.ts';
import { ALERT_NAMES, type AlertDatabase } from './tables.ts';
import { alertFacts, alertWords } from './words.ts';

export interface AlertsNeeds {
  readonly database: AlertDatabase & Kysely<DutyTables>;
  readonly clock: Clock;
  readonly configuration: AlertSettings & Pick<Configuration, 'SITE_ORIGIN' | 'CONTACT_MAIL_TO'>;
  readonly logger?: FastifyBaseLogger;
}

export interface AlertsModule extends ApiModule {
  /** Measures now, without waiting for the minute. */
  look(): Promise<void>;
  /** Those that are on, for the desk. */
  readOn(locale: Locale): Promise<DeskAlert[]>;
  readonly metric: Gauge<'name'>;
}

const LOOK_EVERY_MS = 60_000;

/** What is wrong with the site as a whole: one line in the metrics, one at the desk, a mail to the office (W-15). */
export function createAlertsModule(
  { database, clock, configuration, logger }: AlertsNeeds,
  given: { readonly mailing: Mailing } & Pick<AlertMeans, 'rates' | 'itemLateMs'>,
): AlertsModule {
  const now = () => new Date(clock.nowMs());
  const means = {
    database,
    settings: configuration,
    rates: given.rates,
    itemLateMs: given.itemLateMs,
  };
  const parts = {
    database,
    mailing: given.mailing,
    officeAddress: configuration.CONTACT_MAIL_TO,
    deskAddress: `${configuration.SITE_ORIGIN}/desk`,
    now,
  };
  const look = () =>
    lookAtAlerts(parts, means, (name, error) =>
      logger?.error({ err: error, alert: name }, 'an alert could not be measured'),
    );
  return {
    look,
    async readOn(locale) {
      const rows = await database
        .selectFrom('alerts')
        .selectAll()
        .where('on_since', 'is not', null)
        .orderBy('on_since')
        .execute();
      const words = alertWords(locale);
      return rows.map(({ name, on_since: since, measured: value, threshold, about }) => ({
        name,
        title: words(`title.${name}`),
        facts: alertFacts(name, { value, limit: threshold ?? 0, about }, locale),
        todo: words(`todo.${name}`),
        since: (since ?? now()).toISOString(),
      }));
    },
    metric: new Gauge({
      name: 'alert',
      help: 'Whether an alert is on (1) or not (0), measured as the figures are read',
      labelNames: ['name'],
      registers: [],
      async collect() {
        for (const name of ALERT_NAMES)
          this.set({ name }, (await ALERT_RULES[name]({ ...means, now: now() })).isOn ? 1 : 0);
      },
    }),
    routes() {},
    ...everyInTurn({ database, clock, name: 'alerts', periodMs: LOOK_EVERY_MS }, look, (error) =>
      logger?.error({ err: error }, 'no alert was looked at'),
    ),
  };
}
