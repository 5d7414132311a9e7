import type { Locale } from '@travesia/contracts';
import { formatNumber } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/payment-link-mail.json';
import { writtenTag } from '../../text/in-market.ts';
import { wordsIn } from '../../text/words.ts';
import { action, facts, note, paragraph, type Mail } from '../mail/index.ts';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/payment-link-mail.json'),
);

export interface PaymentLinkFacts {
  readonly linkId: string;
  readonly bookingId: string;
  readonly to: string;
  readonly locale: Locale;
  readonly trip: string;
  readonly total: string;
  readonly lifeMs: number;
  /** It pays for what changes a booking. */
  readonly isAmendment: boolean;
  readonly address: string;
}

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;

/** 24 hours, 15 minutes: rounded down, so that the link lives at least as long as its mail says. */
function lifeWords({ lifeMs, locale }: PaymentLinkFacts): string {
  const minutes = Math.floor(lifeMs / MINUTE_MS);
  const tag = writtenTag(locale);
  return minutes < 2 * HOUR_MIN
    ? formatNumber(minutes, tag, 'minutes')
    : formatNumber(Math.floor(minutes / HOUR_MIN), tag, 'hours');
}

/** The way to the checkout for somebody who booked on the telephone (D-08). */
export function paymentLinkMail(link: PaymentLinkFacts): Mail {
  const words = wordsOf(link.locale);
  return {
    cause: `payment-link:${link.linkId}`,
    kind: 'payment-link',
    bookingId: link.bookingId,
    to: link.to,
    subject: words('subject', { trip: link.trip }),
    body: [
      paragraph(words('greeting')),
      paragraph(words(link.isAmendment ? 'amendmentText' : 'text')),
      facts({ label: words('trip'), value: link.trip }, { label: words('total'), value: link.total }),
      action(words('pay'), link.address),
      note(words('rules', { life: lifeWords(link) })),
      note(words('never')),
    ],
    language: link.locale,
  };
}
