import { ApiError } from '../../errors/index.ts';
import { findAttemptOfPayment, updateAttempt } from './attempts-repository.ts';
import type { NotificationHeaders } from './ports.ts';
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
    const isNew = await insertProviderEvent(context.db, {
      provider: provider.name,
      eventId: notification.eventId,
      type: notification.type,
      nowMs: context.now(),
    });
    if (!isNew || notification.state === 'other') return;
    const { providerRef } = notification.state === 'refund' ? notification : notification.payment;
    const attemptId = notification.state === 'refund' ? null : notification.payment.attemptId;
    const attempt = await findAttemptOfPayment(context.db, { providerRef, attemptId });
    if (!attempt) return;
    if (!attempt.providerRef) {
      await updateAttempt(context.db, attempt.id, { provider_ref: providerRef }, context.now());
    }
    await drive(attempt.bookingId);
  };
}
