import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { TextField } from '@travesia/ui/text-field';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { CallersScreen } from './callers-screen.tsx';
import { SalesSent } from './sales-sent.tsx';
import styles from './call.module.css';

export type CallPageProps = {
  code: string;
  onCode: (code: string) => void;
  onOpen: (id: string, why: string) => void;
};

/** A sale by phone: the code that the caller reads out opens what they see (D-08). */
export function CallPage({ code, onCode, onOpen }: CallPageProps) {
  const { t, locale } = useText(deskTexts);
  const { client, may } = useDesk();
  const fieldId = useId();
  const [typed, setTyped] = useState(code);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['call', code, locale],
    queryFn: () => client.call(code),
    enabled: code !== '',
    gcTime: 0,
  });
  return (
    <>
      <DeskHeading>{t('call.title')}</DeskHeading>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = typed.trim().toUpperCase();
          if (wanted === '') return;
          if (wanted === code) void refetch();
          else onCode(wanted);
        }}
      >
        <TextField
          id={fieldId}
          label={t('call.label')}
          hint={t('call.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" variant="primary" pending={isFetching}>
          {t(data ? 'call.again' : 'call.open')}
        </Button>
      </form>
      {error && <DeskFaultNotice fault={error} />}
      {data && <CallersScreen call={data} />}
      {code === '' && may('sale.read') && <SalesSent onOpen={onOpen} />}
    </>
  );
}
