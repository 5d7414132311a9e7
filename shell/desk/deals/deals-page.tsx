import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DEAL_PERCENT_MAX, type DeskDeal } from '@travesia/contracts';
import { CHARGE_CURRENCY, formatMoney } from '@travesia/domain';
import { formatMoment, formatNumber, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { SOLD_PRODUCTS } from '../products.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { DealForm } from './deal-form.tsx';
import styles from '../call/call.module.css';

/** Phone deals: what each takes off, and how much of it is left; the product owner sets and ends them (D-17). */
export function DealsPage() {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['deals'], queryFn: client.deals, gcTime: 0 });
  const end = useMutation({
    mutationFn: (code: string) => client.endDeal(code),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deals'] }),
  });
  const money = (amount: number) => formatMoney({ amount, currency: CHARGE_CURRENCY }, tag);

  function factsOf(deal: DeskDeal): string {
    const { off, value, minimum, market, product, times, timesMax, amount, amountMax } = deal;
    const sold = SOLD_PRODUCTS.find((each) => each === product);
    return [
      off === 'percent' ? formatNumber(value / 10_000, tag, 'percent') : money(value),
      ...(market === null ? [] : [market]),
      ...(sold ? [t(`report.product.${sold}`)] : []),
      ...(minimum === 0 ? [] : [t('deal.from', { amount: money(minimum) })]),
      t('deal.used', { times: String(times), most: String(timesMax) }),
      amountMax === null
        ? money(amount)
        : t('deal.usedOf', { amount: money(amount), most: money(amountMax) }),
      deal.isOver === 'no'
        ? t('deal.until', { at: formatMoment(Date.parse(deal.endsAt), tag) })
        : t(`deal.${deal.isOver}`),
      deal.by,
    ].join(' · ');
  }

  return (
    <>
      <DeskHeading>{t('deal.title')}</DeskHeading>
      <p>{t('deal.note', { most: String(DEAL_PERCENT_MAX) })}</p>
      {may('deal.set') && <DealForm />}
      {end.error && <DeskFaultNotice fault={end.error} />}
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.length === 0 && <Notice>{t('deal.none')}</Notice>}
      <ul className={styles.list}>
        {data?.map((deal) => (
          <li key={deal.code}>
            <strong>{deal.code}</strong> {factsOf(deal)}{' '}
            {may('deal.end') && deal.isOver !== 'ended' && (
              <Button variant="link" pending={end.isPending} onClick={() => end.mutate(deal.code)}>
                {t('deal.end', { code: deal.code })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
