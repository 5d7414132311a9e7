import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { DeskFault } from '../api/desk-client.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './call.module.css';

/** Takes a phone deal off the caller's order; an order has one at most (D-17). */
export function ApplyDeal({ code }: { code: string }) {
  const { t } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({ queryKey: ['deals'], queryFn: client.deals, gcTime: 0 });
  const apply = useMutation({
    mutationFn: () => client.applyDeal({ key: key.current, code, deal: chosen }),
    onSettled: async (_applied, fault) => {
      // After a lost reply the same press is sent again.
      if (!(fault instanceof DeskFault && fault.code === 'unreachable')) key.current = crypto.randomUUID();
      await queries.invalidateQueries({ queryKey: ['call'] });
      await queries.invalidateQueries({ queryKey: ['deals'] });
    },
  });
  const open = data?.filter(({ isOver }) => isOver === 'no') ?? [];
  if (open.length === 0 && !apply.error) return null;
  return (
    <>
      {apply.error && <DeskFaultNotice fault={apply.error} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '' && !apply.isPending) apply.mutate();
        }}
      >
        <Select label={t('deal.choose')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('deal.noneChosen')}</option>
          {open.map((deal) => (
            <option key={deal.code} value={deal.code}>
              {deal.code}
            </option>
          ))}
        </Select>
        <Button type="submit" pending={apply.isPending}>
          {t('deal.apply')}
        </Button>
      </form>
    </>
  );
}
