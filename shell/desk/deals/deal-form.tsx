import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DEAL_PERCENT_MAX, DeskSetDealSchema, type DealRule } from '@travesia/contracts';
import { CHARGE_CURRENCY, typedAmount } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { MarketSelect } from '../frame/market-select.tsx';
import { SOLD_PRODUCTS } from '../products.ts';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from '../call/call.module.css';

const NOTHING_TYPED = {
  code: '',
  off: 'percent' as DealRule['off'],
  value: '',
  timesMax: '',
  amountMax: '',
  market: '',
  product: '',
  minimum: '',
  until: '',
};
type Field = Exclude<keyof typeof NOTHING_TYPED, 'off' | 'product'>;
const FIELDS = ['code', 'value', 'timesMax', 'amountMax', 'minimum', 'until'] as const;

/** What was typed as a rule; amounts are typed in major units of the charge currency. */
function ruleOf(typed: typeof NOTHING_TYPED) {
  const amount = (text: string) => typedAmount(text, CHARGE_CURRENCY);
  const rule = {
    code: typed.code,
    off: typed.off,
    // Percent and charge currency both have two decimals.
    value: amount(typed.value),
    timesMax: Number(typed.timesMax),
    amountMax: typed.amountMax.trim() === '' ? null : amount(typed.amountMax),
    market: typed.market.trim() === '' ? null : typed.market.trim(),
    product: typed.product === '' ? null : typed.product,
    minimum: typed.minimum.trim() === '' ? 0 : amount(typed.minimum),
    endsAt: `${typed.until}T23:59:59Z`,
  };
  const read = v.safeParse(DeskSetDealSchema, rule);
  const wrong = new Set(read.issues?.map(({ path }) => String(path?.[0].key)));
  if (rule.off === 'percent' && (rule.value ?? 0) > DEAL_PERCENT_MAX * 100) wrong.add('value');
  return { rule: wrong.size === 0 && read.success ? read.output : null, wrong };
}

/** A new phone deal; it cannot be changed later, only ended (D-17). */
export function DealForm() {
  const { t } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  const titleId = useId();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isSent, setSent] = useState(false);
  const { rule, wrong } = ruleOf(typed);
  const set = useMutation({
    mutationFn: (asked: DealRule) => client.setDeal(asked),
    onSuccess: async () => {
      setTyped(NOTHING_TYPED);
      setSent(false);
      await queries.invalidateQueries({ queryKey: ['deals'] });
    },
  });
  const isWrong = (field: Field) => isSent && wrong.has(field === 'until' ? 'endsAt' : field);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('deal.new')}</h2>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (rule && !set.isPending) set.mutate(rule);
        }}
      >
        <Select
          label={t('deal.off')}
          value={typed.off}
          onChange={({ target }) =>
            setTyped({ ...typed, off: target.value === 'amount' ? 'amount' : 'percent' })
          }
        >
          <option value="percent">{t('deal.percent')}</option>
          <option value="amount">{t('deal.amount', { currency: CHARGE_CURRENCY })}</option>
        </Select>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`deal.field.${field}`, { currency: CHARGE_CURRENCY })}
            autoComplete="off"
            type={field === 'until' ? 'date' : 'text'}
            inputMode={field === 'code' ? 'text' : 'decimal'}
            value={typed[field]}
            error={isWrong(field) ? t(`deal.wrong.${field}`, { most: String(DEAL_PERCENT_MAX) }) : undefined}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <MarketSelect
          label={t('deal.market')}
          none={t('deal.anyMarket')}
          value={typed.market}
          onChange={({ target }) => setTyped({ ...typed, market: target.value })}
        />
        <Select
          label={t('deal.product')}
          value={typed.product}
          onChange={({ target }) => setTyped({ ...typed, product: target.value })}
        >
          <option value="">{t('deal.anyProduct')}</option>
          {SOLD_PRODUCTS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`report.product.${kind}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" pending={set.isPending}>
          {t('deal.set')}
        </Button>
      </form>
      {set.error && <DeskFaultNotice fault={set.error} />}
    </section>
  );
}
