import type { DeskItem } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { distanceWords } from '../frame/moments.ts';
import { deskTexts } from '../texts.ts';
import { ItemActions } from './item-actions.tsx';
import { reasonKey } from './reason-key.ts';
import styles from './queue.module.css';

export type QueueItemProps = {
  item: DeskItem;
  /** When it was read: ages are counted from then. */
  at: string;
  colleagues: readonly { readonly id: string; readonly name: string }[];
  /** Absent on the booking's own page. */
  onOpen?: (() => void) | undefined;
};

/** One item: what, since when, until when, whose, why it is here, what to do next. */
export function QueueItem({ item, at, colleagues, onOpen }: QueueItemProps) {
  const { t, locale } = useText(deskTexts);
  const isLate = item.limit < at;
  const reason = reasonKey(item.reason);
  return (
    <article className={styles.item} aria-label={`${t(`queue.${item.queue}`)} ${item.reference ?? ''}`}>
      <p className={styles.facts}>
        <span className={styles.tag}>{t(`queue.${item.queue}`)}</span>
        {onOpen ? (
          <Button variant="link" onClick={onOpen}>
            {item.reference ?? t('found.noReference')}
          </Button>
        ) : (
          <strong>{item.reference}</strong>
        )}
        <span>{item.name}</span>
        <span>{t('item.since', { distance: distanceWords(item.since, at, locale) })}</span>
        <span className={isLate ? styles.late : undefined}>
          {t(isLate ? 'item.late' : 'item.limit', { distance: distanceWords(item.limit, at, locale) })}
        </span>
        <span>{item.owner ? t('item.owner', { name: item.owner.name }) : t('item.nobody')}</span>
        {item.snoozedUntil && (
          <span>{t('item.snoozed', { distance: distanceWords(item.snoozedUntil, at, locale) })}</span>
        )}
      </p>
      <p>
        {t(`why.${item.queue}`)} {reason && t(`reason.${reason}`)}
      </p>
      <p className={styles.next}>{t(`next.${item.queue}`)}</p>
      <ItemActions item={item} colleagues={colleagues} />
    </article>
  );
}
