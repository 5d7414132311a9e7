import { setTimeout as sleep } from 'node:timers/promises';
import { openInstallation } from '../world/installation.ts';
import type { Violation } from '../world/joined.ts';
import { judgeMails } from '../world/judge-mails.ts';
import { judgeLedgers } from '../world/judge.ts';
import { readLedgers } from '../world/ledgers.ts';
import type { CallMoment } from '../world/line.ts';
import { startMailServer } from '../world/mail-server.ts';
import { travel } from '../world/traveller.ts';

export const MAIL_KILLS: readonly { readonly name: string; readonly moment: CallMoment }[] = [
  { name: 'mail: before it is accepted', moment: 'arrived' },
  { name: 'mail: accepted, not answered', moment: 'done' },
  { name: 'mail: answered', moment: 'answered' },
];

export interface MailKilled {
  readonly hasDied: boolean;
  /** How often the confirmation was accepted. */
  readonly deliveries: number;
  readonly violations: readonly Violation[];
}

const DIES_WITHIN_MS = 15_000;
/** Whoever sent it may be alive for two minutes. */
const LEASE_MS = 130_000;
const SENT_WITHIN_MS = 15_000;
/** The worker looks every two seconds: whatever it would send twice is sent by then. */
const QUIET_MS = 6_000;
const LOOK_EVERY_MS = 250;

/** The api dies while a mail server takes the confirmation of a booking, and is started again. */
export async function playMailKill(databaseUrl: string, dieAt: CallMoment): Promise<MailKilled> {
  const died = Promise.withResolvers<boolean>();
  let isDue = true;
  const server = await startMailServer(async (moment) => {
    if (!isDue || moment !== dieAt) return;
    isDue = false;
    await installation.killApi();
    died.resolve(true);
    if (moment === 'arrived') throw new Error('nobody is there any more');
  });
  const environment = { MAIL_URL: `smtp://127.0.0.1:${server.port}` };
  const installation = await openInstallation({ databaseUrl, environment });
  try {
    const travelling = travel(installation, {
      trip: 'flight',
      card: '4242424242424242',
      familyName: 'Ferrer',
      number: 1,
      isPatient: true,
    });
    const hasDied = await Promise.race([died.promise, sleep(DIES_WITHIN_MS, false)]);
    if (!hasDied) return { hasDied, deliveries: 0, violations: [] };
    await installation.restartApi();
    const { bookingId } = await travelling;
    const { ours } = await readLedgers(installation);
    const reference = ours.bookings.find(({ id }) => id === bookingId)?.reference ?? '';
    const count = () => server.deliveries.filter(({ confirms }) => confirms === reference).length;
    await installation.advance(LEASE_MS);
    // A mail whose acceptance nobody heard comes again.
    const expected = dieAt === 'done' ? 2 : 1;
    const untilMs = Date.now() + SENT_WITHIN_MS;
    while (count() < expected && Date.now() < untilMs) await sleep(LOOK_EVERY_MS);
    await sleep(QUIET_MS);
    const mails = server.deliveries.map(({ confirms }) => `booking-confirmed:${confirms}`);
    const ledgers = { ...(await readLedgers(installation)), mails };
    const violations = [...judgeLedgers(ledgers), ...judgeMails(ledgers, server.deliveries).violations];
    if (count() > 2) violations.push({ wrong: 'double', what: `the mail was sent ${count()} times` });
    return { hasDied, deliveries: count(), violations };
  } finally {
    await installation.close();
    await server.close();
  }
}
