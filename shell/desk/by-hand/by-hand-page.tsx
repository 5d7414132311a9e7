import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { DeskByHandSchema } from '@travesia/contracts';
import { CHARGE_CURRENCY, typedAmount } from '@travesia/domain';
import { LANGUAGES, LOCALES, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { DeskFault } from '../api/desk-client.ts';
import styles from '../call/call.module.css';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { MarketSelect } from '../frame/market-select.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';

const NOTHING_TYPED = {
  title: '',
  supplier: '',
  supplierRef: '',
  startDate: '',
  endDate: '',
  details: '',
  email: '',
  phone: '',
  market: '',
  price: '',
  currency: CHARGE_CURRENCY as string,
  cost: '',
};
type Field = keyof typeof NOTHING_TYPED;
const NOBODY = { firstName: '', lastName: '' };
const TRAVELLERS_MAX = 9;

/** In their order on the page; between them come the travellers. */
const WHAT = ['title', 'supplier', 'supplierRef', 'startDate', 'endDate', 'details'] as const;
const REST = ['email', 'phone', 'market', 'price', 'cost', 'currency'] as const;
const DATES: ReadonlySet<Field> = new Set(['startDate', 'endDate']);
/** Long texts: a row of their own. */
const WIDE: ReadonlySet<Field> = new Set(['title', 'details']);
const AMOUNTS: ReadonlySet<Field> = new Set(['price', 'cost']);

/** Which field a complaint of the schema is about: 'price', or 'traveller-1-lastName'. */
const fieldOf = (path: readonly { readonly key: unknown }[]): string => {
  const [first, second, third] = path.map(({ key }) => String(key));
  if (first === 'travellers') return `traveller-${second ?? '0'}-${third ?? 'firstName'}`;
  return first === 'price' && second === 'currency' ? 'currency' : (first ?? '');
};

/** What an agent booked with a supplier by phone becomes a booking, paid there or by a link (D-18). */
export function ByHandPage({ onOpen }: { onOpen: (id: string, why: string) => void }) {
  const { t, locale: shownIn } = useText(deskTexts);
  const { client } = useDesk();
  const id = useId();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [travellers, setTravellers] = useState([NOBODY]);
  const [locale, setLocale] = useState(shownIn);
  const [paidTo, setPaidTo] = useState<'us' | 'supplier'>('supplier');
  const [isSent, setSent] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // Of this very press: after a lost reply the same key is sent again, and it is one booking.
  const [key, setKey] = useState(() => crypto.randomUUID());

  const currency = paidTo === 'us' ? CHARGE_CURRENCY : typed.currency.trim().toUpperCase();
  const amount = (text: string) => (currency.length === 3 ? typedAmount(text, currency) : null);
  const read = v.safeParse(DeskByHandSchema, {
    ...typed,
    key,
    travellers,
    locale,
    paidTo,
    price: { amount: amount(typed.price), currency },
    cost: paidTo === 'us' ? amount(typed.cost) : null,
  });
  const wrong = new Set(read.issues?.map(({ path = [] }) => fieldOf(path)));

  const save = useMutation({
    mutationFn: (body: object) => client.bookByHand(body),
    onSuccess: () => {
      setTyped(NOTHING_TYPED);
      setTravellers([NOBODY]);
      setSent(false);
      setKey(crypto.randomUUID());
      outcome.current?.focus();
    },
    onError: (fault) => {
      if (fault instanceof DeskFault && fault.code !== 'unreachable') setKey(crypto.randomUUID());
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSent(true);
    const first = [
      ...WHAT,
      ...travellers.flatMap((_traveller, place) => [
        `traveller-${place}-firstName`,
        `traveller-${place}-lastName`,
      ]),
      ...REST,
    ].find((name) => wrong.has(name));
    if (read.success && !save.isPending) save.mutate(read.output);
    else if (first !== undefined) focusField(`${id}-${first}`);
  }

  const field = (name: Field) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      label={t(`byHand.field.${name}`, { currency: CHARGE_CURRENCY })}
      className={WIDE.has(name) ? styles.wide : undefined}
      autoComplete="off"
      type={DATES.has(name) ? 'date' : 'text'}
      inputMode={AMOUNTS.has(name) ? 'decimal' : undefined}
      required={name !== 'details'}
      value={typed[name]}
      error={isSent && wrong.has(name) ? t(`byHand.wrong.${name}`, { currency: CHARGE_CURRENCY }) : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );

  const nameField = (place: number, name: keyof typeof NOBODY) => (
    <TextField
      id={`${id}-traveller-${place}-${name}`}
      label={t(`byHand.${name}`, { number: String(place + 1) })}
      autoComplete="off"
      required
      maxLength={60}
      value={travellers[place]?.[name] ?? ''}
      error={isSent && wrong.has(`traveller-${place}-${name}`) ? t('byHand.wrong.travellers') : undefined}
      onChange={({ target }) =>
        setTravellers(
          travellers.map((each, other) => (other === place ? { ...each, [name]: target.value } : each)),
        )
      }
    />
  );

  const part = (name: 'what' | 'who' | 'money', fields: React.ReactNode) => (
    <section className={styles.section} aria-labelledby={`${id}-${name}`}>
      <h2 id={`${id}-${name}`}>{t(`byHand.${name}`)}</h2>
      <div className={styles.fields}>{fields}</div>
    </section>
  );

  return (
    <>
      <DeskHeading>{t('byHand.title')}</DeskHeading>
      <p>{t('byHand.note')}</p>
      <div ref={outcome} role="status" tabIndex={-1}>
        {save.data && (
          <Notice
            tone="success"
            actions={
              <Button onClick={() => onOpen(save.data.bookingId, t('byHand.title'))}>
                {t('byHand.open')}
              </Button>
            }
          >
            {t(save.data.paidTo === 'us' ? 'byHand.sent' : 'byHand.done')}
          </Notice>
        )}
      </div>
      <form className={styles.parts} noValidate aria-label={t('byHand.title')} onSubmit={submit}>
        {part('what', WHAT.map(field))}
        {part(
          'who',
          <>
            {travellers.map((_traveller, place) => (
              // People keep their place; only the last one is taken away.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={place} className={styles.pair}>
                {nameField(place, 'firstName')}
                {nameField(place, 'lastName')}
              </div>
            ))}
            <div className={styles.pair}>
              {travellers.length < TRAVELLERS_MAX && (
                <Button size="small" onClick={() => setTravellers([...travellers, NOBODY])}>
                  {t('byHand.add')}
                </Button>
              )}
              {travellers.length > 1 && (
                <Button size="small" onClick={() => setTravellers(travellers.slice(0, -1))}>
                  {t('byHand.remove', { number: String(travellers.length) })}
                </Button>
              )}
            </div>
            {field('email')}
            {field('phone')}
            <MarketSelect
              id={`${id}-market`}
              label={t('byHand.field.market')}
              none={t('byHand.chooseMarket')}
              required
              value={typed.market}
              error={isSent && wrong.has('market') ? t('byHand.wrong.market') : undefined}
              onChange={({ target }) => setTyped({ ...typed, market: target.value })}
            />
            <Select
              label={t('byHand.locale')}
              value={locale}
              onChange={({ target }) => setLocale(LOCALES.find((each) => each === target.value) ?? locale)}
            >
              {LOCALES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {LANGUAGES[each].name}
                </option>
              ))}
            </Select>
          </>,
        )}
        {part(
          'money',
          <>
            <Select
              label={t('byHand.paidTo')}
              value={paidTo}
              onChange={({ target }) => setPaidTo(target.value === 'us' ? 'us' : 'supplier')}
            >
              <option value="supplier">{t('byHand.supplier')}</option>
              <option value="us">{t('byHand.us')}</option>
            </Select>
            {field('price')}
            {paidTo === 'us' ? field('cost') : field('currency')}
          </>,
        )}
        {save.error && <DeskFaultNotice fault={save.error} />}
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t('byHand.save')}
        </Button>
      </form>
    </>
  );
}
