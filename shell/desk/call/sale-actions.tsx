import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskCall, OrderView } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { BookingTable } from '../booking/booking-table.tsx';
import { DeskFault } from '../api/desk-client.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './call.module.css';

export type SaleActionsProps = {
  call: DeskCall;
  view: OrderView;
  /** In another tab, in the caller's market and currency. */
  open: (address: string) => Promise<void>;
};

/** What the agent does with an order: fills it in with the caller, and mails the link with which it is paid (D-16). */
export function SaleActions({ call, view, open }: SaleActionsProps) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  // Of this very press: after a lost reply the same key is sent again, and it is done once.
  const keys = useRef({ send: crypto.randomUUID(), goOn: crypto.randomUUID() });
  const [last] = call.links;
  const isFilledIn = !view.missing.some((step) => step === 'customer' || step === 'passengers');

  const settled = async (press: keyof typeof keys.current, fault: unknown) => {
    if (!(fault instanceof DeskFault && fault.code === 'unreachable'))
      keys.current[press] = crypto.randomUUID();
    await queries.invalidateQueries({ queryKey: ['call'] });
    await queries.invalidateQueries({ queryKey: ['sales'] });
  };
  const send = useMutation({
    mutationFn: () =>
      client.sendLink({ key: keys.current.send, code: call.code, lastLinkId: last?.id ?? null }),
    onSettled: (_sent, fault) => settled('send', fault),
  });
  const goOn = useMutation({
    mutationFn: () => client.continueSale({ key: keys.current.goOn, code: call.code }),
    onSuccess: open,
    onSettled: (_address, fault) => settled('goOn', fault),
  });
  const fault = send.error ?? goOn.error;
  return (
    <>
      <p className={styles.soft}>{t(isFilledIn ? 'sale.sendHint' : 'sale.continueHint')}</p>
      {fault && <DeskFaultNotice fault={fault} />}
      <div className={styles.form}>
        {isFilledIn && (
          <Button variant="primary" size="small" pending={send.isPending} onClick={() => send.mutate()}>
            {t(last ? 'sale.sendAgain' : 'sale.send')}
          </Button>
        )}
        <Button size="small" pending={goOn.isPending} onClick={() => goOn.mutate()}>
          {t('sale.continueIt')}
        </Button>
      </div>
      {call.links.length > 0 && (
        <BookingTable
          title={t('sale.links')}
          head={[t('column.at'), t('column.state'), t('sale.by')]}
          rows={call.links.map((link) => [
            formatMoment(Date.parse(link.at), tag),
            t(`sale.state.${link.state}`),
            link.by,
          ])}
        />
      )}
    </>
  );
}
