import type { Violation } from './joined.ts';
import type { Ledgers } from './ledgers.ts';
import type { Delivery } from './mail-server.ts';

/**
 * No booking is confirmed by two mails. A mail whose acceptance was not heard is sent again under the same
 * Message-ID, by which the receiving side knows it; any other second delivery is a second mail.
 */
export function judgeMails(
  { ours }: Pick<Ledgers, 'ours'>,
  deliveries: readonly Delivery[],
): { readonly violations: Violation[]; readonly repeated: number } {
  const violations: Violation[] = [];
  let repeated = 0;
  for (const [messageId, all] of Map.groupBy(deliveries, (delivery) => delivery.messageId)) {
    repeated += all.length - 1;
    if (all.slice(0, -1).some(({ isHeard }) => isHeard))
      violations.push({ wrong: 'double', what: `mail ${messageId} was sent again after it was accepted` });
  }
  for (const { reference } of ours.bookings) {
    const ids = new Set(
      deliveries.filter(({ confirms }) => confirms === reference).map(({ messageId }) => messageId),
    );
    if (ids.size > 1) violations.push({ wrong: 'double', what: `${ids.size} mails confirm ${reference}` });
  }
  return { violations, repeated };
}
