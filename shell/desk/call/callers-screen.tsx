import { useState } from 'react';
import type { DeskCall, OrderView } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatMoment, LANGUAGES, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Notice } from '@travesia/ui/notice';
import { choosePreferences } from '../../src/visitor/preferences.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { ApplyDeal } from './apply-deal.tsx';
import { SaleActions } from './sale-actions.tsx';
import styles from './call.module.css';

/** What is bought, in a line each. */
function linesOf({ sections }: OrderView): string[] {
  return sections.flatMap((section) =>
    section.kind === 'journey'
      ? section.segments.map(
          ({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }) =>
            `${carrierCode} ${flightNumber} · ${from.code} ${departureAt.replace('T', ' ')} → ${to.code} ${arrivalAt.replace('T', ' ')}`,
        )
      : [section.heading, ...section.facts.map(({ label, value }) => `${label}: ${value}`)],
  );
}

/** Product, search and chosen offer, in the caller's language, market and currency. */
export function CallersScreen({ call }: { call: DeskCall }) {
  const { t, tag } = useText(deskTexts);
  const { may } = useDesk();
  const { order } = call;
  const [fault, setFault] = useState<unknown>(null);

  async function open(address: string) {
    // The page stands in the caller's market and currency, as they see it.
    setFault(null);
    try {
      await choosePreferences({ market: call.market, currency: call.currency, language: call.locale });
    } catch (cause) {
      // In the agent's own currency every price read out would be wrong.
      setFault(cause);
      return;
    }
    window.open(address, '_blank', 'noopener');
  }

  return (
    <>
      <section className={styles.section} aria-label={t('call.screen')}>
        <h2>{t('call.screen')}</h2>
        <DataList
          variant="stacked"
          rows={[
            { key: 'title', term: t('call.page'), value: call.title },
            { key: 'market', term: t('call.market'), value: `${call.market} · ${call.currency}` },
            { key: 'language', term: t('language'), value: LANGUAGES[call.locale].name },
            { key: 'until', term: t('call.until'), value: formatMoment(Date.parse(call.expiresAt), tag) },
          ]}
        />
        <Button size="small" onClick={() => void open(call.page)}>
          {t('call.openPage')}
        </Button>
        {fault !== null && <DeskFaultNotice fault={fault} />}
      </section>
      <section className={styles.section} aria-label={t('call.chosen')}>
        <h2>{t('call.chosen')}</h2>
        {order ? <Chosen order={order} /> : <Notice>{t('call.nothing')}</Notice>}
        {order && may('deal.apply') && <ApplyDeal code={call.code} />}
        {order && <SaleActions call={call} view={order.view} open={open} />}
      </section>
    </>
  );
}

function Chosen({ order: { view, total } }: { order: NonNullable<DeskCall['order']> }) {
  const { t, tag } = useText(deskTexts);
  const named = view.travellers.flatMap(({ name }) => (name ? [name] : []));
  return (
    <>
      <p>
        <strong>{view.heading}</strong> · {t(`state.${view.state}`)}
      </p>
      <ul className={styles.list}>
        {linesOf(view).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <DataList
        rows={[
          ...view.priceLines.map((line, place) => ({
            key: String(place),
            term: line.quantity > 1 ? `${line.label} × ${line.quantity}` : line.label,
            value: formatMoney(line.total, tag),
          })),
          { key: 'total', term: t('call.total'), value: total, strong: true },
        ]}
      />
      {named.length > 0 && <p>{t('call.travellers', { names: named.join(', ') })}</p>}
    </>
  );
}
