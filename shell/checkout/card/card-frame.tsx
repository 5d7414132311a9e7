import { useCallback, useState } from 'react';
import { phoneLink } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button, ButtonLink } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Skeleton } from '@travesia/ui/skeleton';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';
import type { CardFrame as CardFrameParts } from './use-card-frame.ts';
import styles from './card-frame.module.css';

export const CARD_FRAME_ID = 'card-frame';

/**
 * The vault's own document, where the card is typed (S-27). The sandbox keeps the frame from leaving its
 * place; it needs its origin, to talk with its own server, and forms, for the Enter key.
 */
export function CardFrame({ card }: { card: CardFrameParts }) {
  const { t } = useText(checkoutTexts);
  const host = useHost();
  const { locale, contactNumber } = useVisitorContext();
  const { controller, view, isUnreachable, attempt, reload } = card;
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => controller.attach(element?.contentWindow ?? null),
    [controller],
  );
  // Later languages are told by message, so that nothing typed is lost.
  const [address] = useState(() => `${host.state.origins.vault}/vault/card?locale=${locale}`);

  if (isUnreachable) {
    return (
      <Notice
        tone="error"
        actions={
          <>
            <Button onClick={reload}>{t('billing.retry')}</Button>
            <ButtonLink href={phoneLink(contactNumber)}>
              {t('billing.call', { phone: contactNumber })}
            </ButtonLink>
          </>
        }
      >
        {t('billing.cardUnreachable')}
      </Notice>
    );
  }
  return (
    <div className={styles.place} data-ready={view.isReady ? '' : undefined}>
      {!view.isReady && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="half" />
        </div>
      )}
      <iframe
        key={attempt}
        ref={attach}
        id={CARD_FRAME_ID}
        className={styles.frame}
        src={address}
        title={t('billing.cardFrame')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        style={{ height: view.heightPx }}
        onLoad={() => controller.opened()}
      />
    </div>
  );
}
