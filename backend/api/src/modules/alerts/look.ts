import type { Mailing } from '../mail/index.ts';
import { alertMail } from './alert-mail.ts';
import { ALERT_RULES, type AlertMeans, type Measured } from './rules.ts';
import { ALERT_NAMES, type AlertDatabase, type AlertName } from './tables.ts';

/** The office is told of one cause at most once in this time, however often it comes and goes. */
const QUIET_MS = 3_600_000;

export interface LookParts {
  readonly database: AlertDatabase;
  readonly mailing: Pick<Mailing, 'isOn' | 'compose'>;
  readonly officeAddress: string;
  readonly deskAddress: string;
  readonly now: () => Date;
}

/** Measures every alert and notes what has changed; a mail is written with what it is about, or not at all. */
export async function lookAtAlerts(
  parts: LookParts,
  means: Omit<AlertMeans, 'now'>,
  onFault: (name: AlertName, error: unknown) => void,
): Promise<void> {
  for (const name of ALERT_NAMES) {
    const now = parts.now();
    try {
      await note(parts, name, await ALERT_RULES[name]({ ...means, now }), now);
    } catch (error) {
      // One that cannot be measured does not hide the others.
      onFault(name, error);
    }
  }
}

async function note(
  { database, mailing, officeAddress, deskAddress }: LookParts,
  name: AlertName,
  measured: Measured,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx
      .insertInto('alerts')
      .values({
        name,
        on_since: null,
        measured: null,
        threshold: null,
        about: '',
        mailed_at: null,
        is_told: false,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const before = await trx
      .selectFrom('alerts')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const since = before.on_since ?? now;
    const mayTell = before.mailed_at === null || now.getTime() - before.mailed_at.getTime() >= QUIET_MS;
    const begins = measured.isOn && !before.is_told && mayTell;
    const ends = !measured.isOn && before.is_told;
    if ((begins || ends) && mailing.isOn) {
      const phase = begins ? 'begins' : 'ends';
      const mail = alertMail(name, measured, { phase, since, officeAddress, deskAddress });
      await (await mailing.compose(mail)).write(trx);
    }
    await trx
      .updateTable('alerts')
      .set({
        on_since: measured.isOn ? since : null,
        measured: measured.value,
        threshold: measured.limit,
        about: measured.about,
        ...(begins && { mailed_at: now, is_told: true }),
        ...(ends && { is_told: false }),
      })
      .where('name', '=', name)
      .execute();
  });
}
