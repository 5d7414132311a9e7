import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './search.module.css';

export type FoundPageProps = { text: string; onOpen: (id: string, why: string) => void };

/** What the search found, with what is personal masked; opened one booking at a time. */
export function FoundPage({ text, onOpen }: FoundPageProps) {
  const { t, locale, tag } = useText(deskTexts);
  const { client } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['found', text, locale],
    queryFn: () => client.search(text),
    gcTime: 0,
  });
  return (
    <>
      <DeskHeading>{t('found.title', { text })}</DeskHeading>
      <div role="status">
        {!data && !error && <p>{t('loading')}</p>}
        {data?.hint && <Notice tone="attention">{t(`found.hint.${data.hint}`)}</Notice>}
        {data && !data.hint && data.found.length === 0 && <Notice>{t('found.none')}</Notice>}
        {data?.isCut && <Notice tone="attention">{t('found.cut', { count: data.found.length })}</Notice>}
      </div>
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {data && data.found.length > 0 && (
        <ul className={styles.results} aria-label={t('found.list')}>
          {data.found.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles.result}
                onClick={() => onOpen(each.id, t('found.why', { text }))}
              >
                <strong>{each.reference ?? t('found.noReference')}</strong>
                <span>
                  {each.name} {each.email}
                </span>
                <span>
                  {each.heading ?? each.kind} · {t(`state.${each.isCancelled ? 'cancelled' : each.state}`)} ·{' '}
                  {t('found.booked', { at: formatMoment(Date.parse(each.bookedAt), tag) })}
                </span>
                <span>{each.total && formatMoney(each.total, tag)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
