import { useId, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useFieldError } from '@travesia/booking-ui/texts';
import { phoneLink } from '@travesia/domain';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { BookingLookupSchema, type BookingLookup } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useNavigate, useSetAtom } from '@travesia/platform/libraries';
import { useForm } from 'react-hook-form';
import { lookUpBooking } from '../../data/booking-calls.ts';
import { loadedBooking } from '../../data/loaded-booking.ts';
import { lookupTexts } from '../../texts.ts';
import { lookupFailureOf, type LookupFailure } from './lookup-failure.ts';
import styles from './lookup-form.module.css';

const DETAIL = '/user/my-journey/booking-detail';

/** Two fields and a button (L-02); whatever happens, what was typed stays. */
export function LookupForm() {
  const { t, rich } = useText(lookupTexts);
  const fieldError = useFieldError();
  const { api, contactNumber, beginProgress } = useRemotePage();
  const open = useSetAtom(loadedBooking);
  const navigate = useNavigate();
  const id = useId();
  const [failure, setFailure] = useState<LookupFailure | null>(null);
  const form = useForm<BookingLookup>({
    resolver: valibotResolver(BookingLookupSchema),
    defaultValues: { referenceId: '', email: '' },
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const errorOf = (name: keyof BookingLookup) => fieldError(form.formState.errors[name]?.message);

  const ask = form.handleSubmit(async (asked) => {
    setFailure(null);
    const end = beginProgress();
    try {
      open(await lookUpBooking(api, asked));
      void navigate(DETAIL);
    } catch (thrown) {
      setFailure(lookupFailureOf(thrown));
    } finally {
      end();
    }
  });

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
      {failure && (
        <Notice tone="error" title={t(`lookup.${failure}`)}>
          {rich('lookup.call', {
            phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
          })}
        </Notice>
      )}
      <TextField
        {...form.register('referenceId')}
        id={`${id}-reference`}
        label={t('lookup.reference')}
        hint={t('lookup.referenceHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('referenceId')}
        required
      />
      <TextField
        {...form.register('email')}
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('lookup.email')}
        error={errorOf('email')}
        required
      />
      <Button
        type="submit"
        look="call"
        size="large"
        pending={form.formState.isSubmitting}
        pendingText={t('lookup.asking')}
      >
        {t('lookup.submit')}
      </Button>
    </form>
  );
}
