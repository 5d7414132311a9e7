import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  EmailSchema,
  paidInTheEnd,
  PhoneSchema,
  TravellerNameSchema,
  type DeskAct,
  type DeskBooking,
  type DeskDone,
} from '@travesia/contracts';
import {
  amountToType,
  CHARGE_CURRENCY,
  formatMoney,
  fullName,
  typedAmount,
  type Money,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Checkbox } from '@travesia/ui/checkbox';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { DeskFault } from '../api/desk-client.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { ENDED_BY_HAND } from '../products.ts';
import { ActFault } from './act-fault.tsx';
import { usePartName } from './use-part-name.ts';
import styles from './booking.module.css';

const REASON_MIN = 3;

/** A middle name is one of them: what is corrected replaces both. */
const firstNames = (person: { readonly firstName: string; readonly middleName: string } | undefined) =>
  person ? [person.firstName, person.middleName].filter(Boolean).join(' ') : '';

export type ActFormProps = {
  act: DeskAct;
  booking: DeskBooking;
  /** `amount`: what a refund gives back. */
  onDone: (state: DeskDone['state'], amount: Money | null) => void;
  onClose: () => void;
};

/** One act: what it does to money and supplier, what it needs, and why it is done. */
export function ActForm({ act, booking, onDone, onClose }: ActFormProps) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  const id = useId();
  const partName = usePartName();
  const ways = booking.ways.filter((each) => each.act === act);
  const [chosen, setChosen] = useState(ways[0]?.subjectId ?? '');
  const way = ways.find(({ subjectId }) => subjectId === chosen) ?? ways[0];
  const contact = booking.shown?.passenger;
  const travellers = booking.shown?.travellers ?? [];
  const [typed, setTyped] = useState({
    reason: '',
    amount: '',
    supplierRef: '',
    supplierGives: '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    firstName: firstNames(travellers[0]),
    lastName: travellers[0]?.lastName ?? '',
  });
  const [travellerId, setTravellerId] = useState(travellers[0]?.id ?? '');
  const [lines, setLines] = useState<readonly number[]>([]);
  const [areOrdersEnded, setOrdersEnded] = useState(false);
  const [isDone, setDone] = useState(true);
  const [missing, setMissing] = useState<readonly (keyof typeof typed)[]>([]);
  // Money leaves at the second press: the first one says how much of it, and to where.
  const [isReviewed, setReviewed] = useState(false);
  const review = useRef<HTMLDivElement>(null);
  // Of this very press: after a lost reply the same key is sent again, and it is done once.
  const key = useRef(crypto.randomUUID());

  const isEndedByHand = act === 'cancel' && booking.kind === ENDED_BY_HAND;
  const quote = useMutation({
    mutationFn: (supplierGives?: number) =>
      client.cancelQuote(booking.id, t('act.cancel.name'), supplierGives),
  });
  const { mutate: askQuote } = quote;
  useEffect(() => {
    if (act === 'cancel' && !isEndedByHand) askQuote(undefined);
  }, [act, askQuote, isEndedByHand]);

  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => client.act(act, body),
    onSuccess: ({ state }) => onDone(state, refund),
    onError: (fault) => {
      if (fault instanceof DeskFault && fault.code !== 'unreachable') key.current = crypto.randomUUID();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['booking'] });
      await queries.invalidateQueries({ queryKey: ['queues'] });
    },
  });

  const field = (name: keyof typeof typed, error: string) => ({
    id: `${id}-${name}`,
    value: typed[name],
    error: missing.includes(name) ? error : undefined,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setReviewed(false);
      // Its quote was made for another amount.
      if (name === 'supplierGives') quote.reset();
    },
  });

  const most = way?.money ?? null;
  const priceLines = booking.shown?.priceLines ?? [];
  const amount = most && typedAmount(typed.amount, most.currency);
  const isAmountRight = amount !== null && most !== null && amount > 0 && amount <= most.amount;
  const isOverLimit = isAmountRight && booking.refundAlone !== null && amount > booking.refundAlone.amount;
  const refund = act === 'refund' && isAmountRight && most ? { amount, currency: most.currency } : null;
  const refunded = booking.shown && paidInTheEnd(booking.shown)?.refunded;
  const ofLines = lines.reduce((total, each) => total + (priceLines[each]?.total.amount ?? 0), 0);

  function chooseLine(place: number, isChosen: boolean) {
    const next = isChosen ? [...lines, place] : lines.filter((each) => each !== place);
    setLines(next);
    setReviewed(false);
    setMissing([]);
    const sum = next.reduce((total, each) => total + (priceLines[each]?.total.amount ?? 0), 0);
    const text = most ? amountToType(Math.min(sum, most.amount), most.currency, tag) : '';
    setTyped({ ...typed, amount: next.length === 0 ? '' : text });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending || !way) return;
    const wanted: readonly (readonly [keyof typeof typed, boolean])[] = [
      ['amount', act === 'refund' && !isAmountRight],
      ['supplierGives', isEndedByHand && !quote.data],
      ['supplierRef', act === 'confirm' && typed.supplierRef.trim() === ''],
      ['email', act === 'correct-contact' && !v.is(EmailSchema, typed.email.trim())],
      ['phone', act === 'correct-contact' && !v.is(PhoneSchema, typed.phone.trim())],
      ['firstName', act === 'correct-name' && !v.is(TravellerNameSchema, typed.firstName.trim())],
      ['lastName', act === 'correct-name' && !v.is(TravellerNameSchema, typed.lastName.trim())],
      ['reason', typed.reason.trim().length < REASON_MIN],
    ];
    const lacking = wanted.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
    setMissing(lacking);
    if (lacking[0]) {
      focusField(`${id}-${lacking[0]}`);
      return;
    }
    if (refund && !isReviewed) {
      flushSync(() => setReviewed(true));
      review.current?.focus();
      return;
    }
    mutate({
      key: key.current,
      id: booking.id,
      seen: booking.seen,
      subjectId: act === 'cancel' ? quote.data?.quoteId : way.subjectId,
      reason: typed.reason.trim(),
      ...(act === 'refund' && { amount }),
      ...(act === 'confirm' && { supplierRef: typed.supplierRef.trim() }),
      ...(act === 'release' && { areOrdersEnded }),
      ...(act === 'correct-contact' && { email: typed.email.trim(), phone: typed.phone.trim() }),
      ...(act === 'answer-name' && { isDone }),
      ...(act === 'correct-name' && {
        travellerId,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
      }),
    });
  }

  if (!way) return <p className={styles.soft}>{t('acts.none')}</p>;
  const money = (value: { amount: number; currency: string }) => formatMoney(value, tag);
  return (
    <form className={styles.actForm} noValidate aria-label={t(`act.${act}.name`)} onSubmit={submit}>
      <p>{t(`act.${act}.effect`)}</p>
      {act !== 'cancel' && (
        <p className={styles.soft}>
          {way.money
            ? t(act === 'refund' ? 'acts.most' : 'acts.moves', { amount: money(way.money) })
            : t('acts.noMoney')}
          {act === 'refund' && refunded && refunded.amount > 0 && (
            <> {t('acts.alreadyBack', { amount: money(refunded) })}</>
          )}
          {way.keeps && ` ${t('acts.keeps', { amount: money(way.keeps) })}`}
        </p>
      )}
      {ways.length > 1 && (
        <Select label={t('acts.which')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {ways.map(({ subjectId, about }) => (
            <option key={subjectId} value={subjectId}>
              {about}
            </option>
          ))}
        </Select>
      )}
      {ways.length === 1 && way.about !== '' && <p>{way.about}</p>}
      {isEndedByHand && (
        <>
          <p>{t('acts.endedByHand', { refund: t('act.refund.name') })}</p>
          <TextField
            label={t('acts.supplierGives', { currency: CHARGE_CURRENCY })}
            inputMode="decimal"
            maxLength={12}
            {...field('supplierGives', t('acts.supplierGivesMissing'))}
          />
          <Button
            size="small"
            pending={quote.isPending}
            onClick={() => {
              const gives = typedAmount(typed.supplierGives, CHARGE_CURRENCY);
              setMissing(gives === null ? ['supplierGives'] : []);
              if (gives !== null) askQuote(gives);
            }}
          >
            {t('acts.askQuote')}
          </Button>
        </>
      )}
      {act === 'cancel' && (
        <div role="status">
          {quote.isPending && <p>{t('acts.quoting')}</p>}
          {quote.data && (
            <Notice tone="attention">
              <p>
                {t('acts.quote', {
                  paid: money(quote.data.paid),
                  back: money(quote.data.back),
                  card: quote.data.paidWith,
                })}
              </p>
              {quote.data.parts.map((part) => (
                <p key={part.name}>
                  {t('acts.quoteLine', {
                    part: partName(part.name),
                    supplierKeeps: money(part.supplierKeeps),
                    weKeep: money(part.weKeep),
                    back: money(part.back),
                  })}
                </p>
              ))}
            </Notice>
          )}
        </div>
      )}
      {quote.error && <DeskFaultNotice fault={quote.error} onRetry={() => askQuote(quote.variables)} />}
      {act === 'refund' && most && (
        <>
          {priceLines.length > 1 && (
            <fieldset className={styles.lines}>
              <legend>{t('acts.lines')}</legend>
              {priceLines.map((line, place) => (
                <Checkbox
                  // Lines of one booking keep their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  label={`${line.label} · ${money(line.total)}`}
                  checked={lines.includes(place)}
                  onChange={({ target }) => chooseLine(place, target.checked)}
                />
              ))}
              {ofLines > most.amount && <p role="status">{t('acts.onlyLeft', { amount: money(most) })}</p>}
            </fieldset>
          )}
          <TextField
            label={t('acts.amount', { currency: most.currency })}
            inputMode="decimal"
            maxLength={12}
            {...field(
              'amount',
              t(amount !== null && amount > most.amount ? 'acts.amountTooMuch' : 'acts.amountMissing', {
                amount: money(most),
              }),
            )}
          />
          {booking.refundAlone && (
            <p className={styles.soft} role="status">
              {t(isOverLimit ? 'acts.willWait' : 'acts.limit', { amount: money(booking.refundAlone) })}
            </p>
          )}
        </>
      )}
      {act === 'confirm' && (
        <TextField
          label={t('acts.supplierRef')}
          maxLength={100}
          {...field('supplierRef', t('acts.supplierRefMissing'))}
        />
      )}
      {act === 'release' && (
        <Checkbox
          label={t('acts.areOrdersEnded')}
          checked={areOrdersEnded}
          onChange={({ target }) => setOrdersEnded(target.checked)}
        />
      )}
      {act === 'correct-contact' && (
        <>
          <TextField
            label={t('acts.email')}
            type="email"
            maxLength={200}
            {...field('email', t('acts.emailMissing'))}
          />
          <TextField
            label={t('acts.phone')}
            type="tel"
            maxLength={30}
            {...field('phone', t('acts.phoneMissing'))}
          />
        </>
      )}
      {act === 'correct-name' && (
        <>
          <Select
            label={t('acts.traveller')}
            value={travellerId}
            onChange={({ target }) => {
              const person = travellers.find((each) => each.id === target.value);
              if (!person) return;
              setTravellerId(person.id);
              setTyped({ ...typed, firstName: firstNames(person), lastName: person.lastName });
            }}
          >
            {travellers.map((person) => (
              <option key={person.id} value={person.id}>
                {fullName(person)}
              </option>
            ))}
          </Select>
          <TextField
            label={t('acts.firstName')}
            autoComplete="off"
            maxLength={60}
            {...field('firstName', t('acts.nameMissing'))}
          />
          <TextField
            label={t('acts.lastName')}
            autoComplete="off"
            maxLength={60}
            {...field('lastName', t('acts.nameMissing'))}
          />
        </>
      )}
      {act === 'answer-name' && (
        <Select
          label={t('acts.answer')}
          value={isDone ? 'done' : 'refused'}
          onChange={({ target }) => setDone(target.value === 'done')}
        >
          <option value="done">{t('acts.corrected')}</option>
          <option value="refused">{t('acts.notCorrected')}</option>
        </Select>
      )}
      <TextField label={t('acts.reason')} maxLength={500} {...field('reason', t('acts.reasonMissing'))} />
      <div ref={review} role="status" tabIndex={-1}>
        {refund && isReviewed && (
          <Notice tone="attention">
            {t('acts.review', {
              amount: money(refund),
              card: booking.shown?.paymentInformation.paidWith ?? t('acts.howPaid'),
            })}
          </Notice>
        )}
      </div>
      {error && <ActFault fault={error} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          variant="primary"
          pending={isPending}
          disabled={act === 'cancel' && !quote.data}
        >
          {act !== 'refund'
            ? t(`act.${act}.name`)
            : refund && isReviewed
              ? t('acts.giveBack', { amount: money(refund) })
              : t('acts.toReview')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('acts.close')}
        </Button>
      </div>
    </form>
  );
}
