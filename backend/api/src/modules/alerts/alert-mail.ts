import { DEFAULT_LOCALE, formatMoment, tagOf } from '@travesia/domain';
import { action, facts, paragraph, type Mail } from '../mail/index.ts';
import type { Measured } from './rules.ts';
import type { AlertName } from './tables.ts';
import { alertFacts, alertWords } from './words.ts';

/** For the office, in its language: an alert has begun, or is over. */
export function alertMail(
  name: AlertName,
  measured: Measured,
  {
    phase,
    since,
    officeAddress,
    deskAddress,
  }: {
    readonly phase: 'begins' | 'ends';
    readonly since: Date;
    readonly officeAddress: string;
    readonly deskAddress: string;
  },
): Mail {
  const words = alertWords(DEFAULT_LOCALE);
  const sinceText = formatMoment(since.getTime(), tagOf(DEFAULT_LOCALE), { timeZone: 'UTC' });
  return {
    cause: `alert:${name}:${phase}:${since.toISOString()}`,
    kind: 'alert',
    to: officeAddress,
    subject: words(phase, { title: words(`title.${name}`) }),
    body: [
      paragraph(phase === 'begins' ? words(`todo.${name}`) : words('over')),
      facts(
        ...(phase === 'begins'
          ? [{ label: words('measured'), value: alertFacts(name, measured, DEFAULT_LOCALE) }]
          : []),
        { label: words('since'), value: `${sinceText} UTC` },
      ),
      action(words('open'), deskAddress),
    ],
    language: DEFAULT_LOCALE,
  };
}
