import { useId, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { MailField } from '@travesia/booking-ui/mail-field';
import { useFieldWords } from '@travesia/booking-ui/texts';
import { phoneLink } from '@travesia/domain';
import { Button } from '@travesia/ui/button';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { BookingLookupSchema, type BookingLookup } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useForm } from 'react-hook-form';
import { lookUpBooking } from '../../data/booking-calls.ts';
import { keepFoundTrip } from '../../data/found-trips.ts';
import { useOpenBooking } from '../../data/use-open-booking.ts';
import { lookupTexts } from '../../texts.ts';
import { lookupFailureOf, type LookupFailure } from './lookup-failure.ts';
import styles from './lookup-form.module.css';

const FIELDS = ['referenceId', 'email'] as const;

/** Two fields and a button (L-02); whatever happens, what was typed stays. */
export function LookupForm() {
  const { t, rich } = useText(lookupTexts);
  const { problemOf, summaryLine } = useFieldWords();
  const { api, contactNumber, beginProgress } = useRemotePage();
  const open = useOpenBooking();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<LookupFailure | null>(null);
  const form = useForm<BookingLookup>({
    resolver: valibotResolver(BookingLookupSchema),
    defaultValues: { referenceId: '', email: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const errorOf = (name: keyof BookingLookup) => problemOf(name, errors[name]?.message);
  const summary = FIELDS.flatMap((name) => {
    const code = errors[name]?.message;
    return code ? [{ fieldId: `${id}-${name}`, message: summaryLine(name, code) }] : [];
  });

  const ask = form.handleSubmit(
    async (asked) => {
      setFailure(null);
      const end = beginProgress();
      try {
        const booking = await lookUpBooking(api, asked);
        keepFoundTrip(browserStorage('local'), booking, asked);
        open(booking);
      } catch (thrown) {
        setFailure(lookupFailureOf(thrown));
      } finally {
        end();
      }
    },
    () => setAttempt((count) => count + 1),
  );

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (form.formState.isSubmitting) event.preventDefault();
        else void ask(event);
      }}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{t('lookup.title')}</h2>
      <p className={styles.soft}>{t('lookup.lead')}</p>
      {attempt > 0 && <ErrorSummary title={t('lookup.problems')} errors={summary} attempt={attempt} />}
      {failure && (
        <Notice tone="error" title={t(`lookup.${failure}`)}>
          {rich('lookup.call', {
            phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
          })}
        </Notice>
      )}
      <TextField
        {...form.register('referenceId')}
        id={`${id}-referenceId`}
        label={t('lookup.reference')}
        hint={t('lookup.referenceHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('referenceId')}
        required
      />
      <MailField
        {...form.register('email')}
        id={`${id}-email`}
        label={t('lookup.email')}
        error={errorOf('email')}
        required
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        pending={form.formState.isSubmitting}
        pendingText={t('lookup.asking')}
      >
        {t('lookup.submit')}
      </Button>
    </form>
  );
}
