import { useId, useRef, useState, type FormEvent } from 'react';
import { failureCode } from '@travesia/api-client';
import { MailField } from '@travesia/booking-ui/mail-field';
import { EmailSchema } from '@travesia/contracts';
import { convertMoney, formatMoney, type Money } from '@travesia/domain';
import { errorText, formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import * as v from 'valibot';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { searchPayload } from '../../search/model/search-payload.ts';
import { askForAlert } from '../api/price-alert.ts';
import { fallsOf } from '../model/falls.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './price-alert-dialog.module.css';

export type PriceAlertDialogProps = {
  search: FlightSearch;
  /** The price to compare with. */
  lowest: Money;
  onClose: () => void;
};

/** Where to write, and from which fall on; the mail that is sent asks once more. */
export function PriceAlertDialog({ search, lowest, onClose }: PriceAlertDialogProps) {
  const { t, tag } = useText(fareDaysTexts);
  const { api, today, locale, numberLocale, currency, rates } = useRemotePage();
  const id = useId();
  const mailField = useRef<HTMLDivElement>(null);
  const shown = (rates && convertMoney(lowest, currency, rates)) ?? lowest;
  const falls = fallsOf(shown);
  const [chosen, setChosen] = useState(Math.min(1, falls.length - 1));
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const payload = searchPayload(search, { today, infoData: api.infoData() });
  const alert = useMutation({
    mutationFn: async (email: string) => {
      const fall = falls[chosen];
      if (!payload || !fall) throw new Error('an alert needs a journey and an amount');
      const { 1: onward, 2: back } = payload.legInfo;
      return askForAlert(api, {
        email,
        locale,
        from: onward.from,
        to: onward.to,
        ...(payload.cabin && { cabin: payload.cabin }),
        travelerInfo: payload.travelerInfo,
        day: { departureDate: onward.departureDate, returnDate: back?.departureDate ?? null },
        fall,
      });
    },
  });
  if (!payload) return null;
  const { 1: onward, 2: back } = payload.legInfo;
  const days = back
    ? formatDateRange(onward.departureDate, back.departureDate, tag)
    : formatLocalDate(onward.departureDate, tag, 'dated');

  function send(event: FormEvent) {
    event.preventDefault();
    const read = v.safeParse(EmailSchema, typed);
    setIsWrong(!read.success);
    if (read.success) alert.mutate(read.output);
    else mailField.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog open onClose={onClose} title={t('alert.title')} closeLabel={t('table.close')} variant="sheet">
      {alert.data ? (
        <div className={styles.form}>
          <Notice tone="success">{t('alert.sent', { email: alert.data })}</Notice>
          <p className={styles.soft}>{t('alert.limits')}</p>
          <Button onClick={onClose}>{t('table.close')}</Button>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={send}>
          <p>
            {t('alert.lead', {
              from: onward.from,
              to: onward.to,
              days,
              price: formatMoney(shown, numberLocale),
            })}
          </p>
          <Select
            id={`${id}-fall`}
            label={t('alert.fall')}
            value={String(chosen)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {falls.map((fall, index) => (
              <option key={fall.amount} value={String(index)}>
                {t('alert.orMore', { amount: formatMoney(fall, numberLocale) })}
              </option>
            ))}
          </Select>
          <div ref={mailField}>
            <MailField
              id={`${id}-email`}
              label={t('alert.email')}
              value={typed}
              onChange={({ target }) => {
                setIsWrong(false);
                setTyped(target.value);
              }}
              error={isWrong ? t(typed.trim() === '' ? 'alert.missing' : 'alert.invalid') : undefined}
              required
            />
          </div>
          <p className={styles.soft}>{t('alert.privacy')}</p>
          {alert.error && <Notice tone="error">{errorText(failureCode(alert.error), locale)}</Notice>}
          <Button type="submit" variant="primary" pending={alert.isPending} pendingText={t('alert.sending')}>
            {t('alert.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
