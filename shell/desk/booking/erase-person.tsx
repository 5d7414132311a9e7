import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ERASURE_BASES } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

/** Whether the person of a booking is still in it, what they asked of their data, and the ways to answer (D-11, D-19). */
export function ErasePerson({ id }: { id: string }) {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [basis, setBasis] = useState<(typeof ERASURE_BASES)[number]>('booking_page');
  const { data, error, refetch } = useQuery({
    queryKey: ['booking', id, 'person'],
    queryFn: () => client.person(id),
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: () => client.erase({ id, basis }),
    onSuccess: async () => {
      setOpen(false);
      await queries.invalidateQueries();
    },
  });
  const release = useMutation({
    mutationFn: () => client.releaseData(id),
    onSuccess: () => queries.invalidateQueries(),
  });
  const isCopyAsked = data?.requests.some(({ kind, state }) => kind === 'export' && state === 'open');
  return (
    <section className={styles.section} aria-label={t('person.title')}>
      <h2>{t('person.title')}</h2>
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      <div role="status">
        {data?.erasedAt && <p>{t('person.erased', { at: formatMoment(Date.parse(data.erasedAt), tag) })}</p>}
        {data?.refusal && <p>{t(`person.refusal.${data.refusal}`)}</p>}
        {data?.requests.map(({ kind, state, at }) => (
          <p key={kind}>{t(`person.asked.${kind}.${state}`, { at: formatMoment(Date.parse(at), tag) })}</p>
        ))}
      </div>
      {release.error && <DeskFaultNotice fault={release.error} />}
      {isCopyAsked && !data?.erasedAt && may('person.export') && (
        <Button size="small" pending={release.isPending} onClick={() => release.mutate()}>
          {t('person.release')}
        </Button>
      )}
      {data && !data.erasedAt && !data.refusal && may('person.erase') && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('person.erase')}
        </Button>
      )}
      {isOpen && (
        <form
          className={styles.form}
          aria-label={t('person.erase')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!erase.isPending) erase.mutate();
          }}
        >
          <Notice tone="attention">{t('person.effect')}</Notice>
          {erase.error && <DeskFaultNotice fault={erase.error} />}
          <Select
            label={t('person.basis')}
            value={basis}
            onChange={({ target }) =>
              setBasis(ERASURE_BASES.find((each) => each === target.value) ?? 'booking_page')
            }
          >
            {ERASURE_BASES.map((each) => (
              <option key={each} value={each}>
                {t(`person.bases.${each}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" size="small" variant="primary" pending={erase.isPending}>
            {t('person.confirm')}
          </Button>
        </form>
      )}
    </section>
  );
}
