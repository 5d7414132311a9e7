import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { Delivery } from '@travesia/booking';
import { errorText, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ByPress } from '../by-press/index.ts';
import { useIsOnline } from '../online/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

const CONNECTION_CODES: ReadonlySet<string> = new Set(['network', 'timeout']);

export type DeliveryNoticeProps = { delivery: Exclude<Delivery, { kind: 'complete' }>; onRetry: () => void };

/** Why the payment cannot be opened yet, and the way on; everything typed stays where it is. */
export function DeliveryNotice({ delivery, onRetry }: DeliveryNoticeProps) {
  const { t, locale } = useText(bookingTexts);
  const isOnline = useIsOnline();
  // The site can be out of reach while the device is online: only a connection that was lost is back.
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const code = delivery.kind === 'failed' ? failureCode(delivery.failure) : null;
  const words = code === null ? t('save.incomplete') : errorText(code, locale);
  return (
    <ByPress press={delivery}>
      <Notice tone="error" actions={<Button onClick={onRetry}>{t('save.retry')}</Button>}>
        <p>{words}</p>
        {code !== null && CONNECTION_CODES.has(code) && wasOffline && isOnline && <p>{t('save.online')}</p>}
      </Notice>
    </ByPress>
  );
}
