import { ApiError } from '../../errors/index.ts';
import { findBooking } from '../booking/index.ts';
import { findAttemptOfPayment, updateAttempt } from './attempts-repository.ts';
import { checkRefundsNow } from './cancellations-repository.ts';
import type { NotificationHeaders, NotificationOutcome } from './ports.ts';
import { storePaymentEvent } from './payment-events.ts';
import { insertProviderEvent } from './provider-events-repository.ts';
import type { Drive, SettlementContext } from './settlement/index.ts';

/**
 * POST /payment/notifications (B-34): the signature is checked, an event is applied once, and what it says is
 * a hint only: the drive asks the provider itself. Settles payments whose traveller never came back.
 */
export function createNotifications(context: SettlementContext, drive: Drive) {
  return async (rawBody: Buffer, headers: NotificationHeaders): Promise<void> => {
    const [sent] = context.methods.providers.flatMap((provider) => {
      const notification = provider.parseNotification(rawBody, headers);
      return notification.state === 'forged' ? [] : [{ provider, notification }];
    });
    if (!sent) throw new ApiError('signature_invalid');
    const { provider, notification } = sent;
    // Stored before the message counts as received: one that could not be stored is sent again.
    if (notification.state === 'event') {
      await storePaymentEvent(context, { provider: provider.name, ...notification });
    }
    const isNew = await insertProviderEvent(context.db, {
      provider: provider.name,
      eventId: notification.eventId,
      type: notification.type,
      nowMs: context.now(),
    });
    const payment = isNew ? paymentOf(notification) : null;
    const attempt = payment && (await findAttemptOfPayment(context.db, payment));
    if (!attempt) return;
    if (!attempt.providerRef) {
      await updateAttempt(context.db, attempt.id, { provider_ref: payment.providerRef }, context.now());
    }
    // What was changed or added is given back with the booking that it was for.
    const bookingId = (await findBooking(context.db, attempt.bookingId))?.amends ?? attempt.bookingId;
    if (notification.state === 'event' && notification.event.kind === 'refund_failed')
      await checkRefundsNow(context.db, bookingId, context.now());
    await drive(attempt.bookingId);
    if (bookingId !== attempt.bookingId) await drive(bookingId);
  };
}

/** Whose state the drive looks at; what the message says about it is not believed. */
function paymentOf(
  notification: NotificationOutcome,
): { providerRef: string; attemptId: string | null } | null {
  if (notification.state === 'payment') return notification.payment;
  if (notification.state !== 'event' || notification.event.providerRef === null) return null;
  return { providerRef: notification.event.providerRef, attemptId: null };
}
