import { useRef, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DESK_QUEUES, type DeskItem, type DeskQueue } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { Checkbox } from '@travesia/ui/checkbox';
import { goTo } from '../frame/desk-address.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { QueueItem } from './queue-item.tsx';
import styles from './queue.module.css';

const REFRESH_MS = 30_000;

export type QueuePageProps = {
  queue: DeskQueue | 'all';
  isMine: boolean;
  onOpen: (id: string, why: string) => void;
};

/** What waits for a person, the most urgent first (D-04). J and K move, where the list has the focus. */
export function QueuePage({ queue, isMine, onOpen }: QueuePageProps) {
  const { t } = useText(deskTexts);
  const { client, staff } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['queues'],
    queryFn: client.queues,
    refetchInterval: REFRESH_MS,
  });

  function move(event: KeyboardEvent) {
    const step = { j: 1, k: -1 }[event.key];
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (step === undefined || isTyping || event.ctrlKey || event.metaKey) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.max(0, at + step)]?.querySelector('button')?.focus();
  }

  const openOf = ({ bookingId, queue: from }: DeskItem) =>
    bookingId === null ? undefined : () => onOpen(bookingId, t(`queue.${from}`));
  const items = (data?.items ?? []).filter(
    (item) => (queue === 'all' || item.queue === queue) && (!isMine || item.owner?.id === staff.id),
  );
  return (
    <>
      <DeskHeading>{t('queues.title')}</DeskHeading>
      <div className={styles.filters}>
        <Select
          label={t('queues.filter')}
          value={queue}
          onChange={({ target }) => {
            const next = DESK_QUEUES.find((each) => each === target.value) ?? 'all';
            goTo({ kind: 'queues', queue: next, isMine }, 'replace');
          }}
        >
          <option value="all">{t('queues.all')}</option>
          {DESK_QUEUES.map((each) => (
            <option key={each} value={each}>
              {t(`queue.${each}`)}
            </option>
          ))}
        </Select>
        <div className={styles.mine}>
          <Checkbox
            label={t('queues.mine')}
            checked={isMine}
            onChange={({ target }) => goTo({ kind: 'queues', queue, isMine: target.checked }, 'replace')}
          />
        </div>
        <p className={styles.keys}>
          <kbd>J</kbd> <kbd>K</kbd> {t('queues.keys')}
        </p>
      </div>
      <div role="status">
        {!data && !error && <p>{t('loading')}</p>}
        {data && items.length === 0 && <Notice>{t('queues.empty')}</Notice>}
      </div>
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {data && items.length > 0 && (
        // J and K are twins of Tab: they move among the buttons of the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul ref={list} className={styles.items} aria-label={t('queues.list')} onKeyDown={move}>
          {items.map((item) => (
            <li key={`${item.queue} ${item.subjectId}`} data-row>
              <QueueItem item={item} at={data.at} colleagues={data.colleagues} onOpen={openOf(item)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
