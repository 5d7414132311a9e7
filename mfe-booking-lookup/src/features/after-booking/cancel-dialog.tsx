import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { BookingAccess, BookingProgress, ConfirmedBooking } from '@travesia/contracts';
import { formatClock, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation, useQuery } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Dialog } from '@travesia/ui/dialog';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { confirmCancellation, quoteCancellation } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { CodeFailure, CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { TripTitle } from './trip-title.tsx';
import { useMailedCode } from './use-mailed-code.ts';
import { usePartName } from './use-part-name.ts';

export type CancelDialogProps = {
  booking: ConfirmedBooking;
  access: BookingAccess;
  /** What stands of the booking. */
  parts: BookingProgress['parts'];
  /** The one of several parts that can be given up while the rest stays. */
  alone: string | null;
  /** What was pressed for: that part, or null for everything that stands. */
  wanted: string | null;
  onClose: () => void;
  onCancelled: (progress: BookingProgress) => void;
};

/** First what comes back, then a code from the booking's mailbox, then the cancellation (M-01, M-03). */
export function CancelDialog({
  booking,
  access,
  parts,
  alone,
  wanted,
  onClose,
  onCancelled,
}: CancelDialogProps) {
  const { t, tag } = useText(openedTexts);
  const { api } = useRemotePage();
  const money = useMoney();
  const partName = usePartName(parts);
  const [part, setPart] = useState(wanted);
  const isChoice = alone !== null;
  const quoteOf = (of: string | null) => ({
    queryKey: ['cancellation-quote', access.referenceId, of],
    queryFn: () => quoteCancellation(api, access, of),
    // A quote is of this moment: the next dialog asks for its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const whole = useQuery({ ...quoteOf(null), enabled: isChoice || part === null });
  const single = useQuery({ ...quoteOf(alone), enabled: isChoice });
  const quote = part === null ? whole : single;
  const code = useMailedCode(access, part === null ? 'cancel' : 'cancel_part');
  const confirmation = useMutation({
    mutationFn: (quoteId: string) => confirmCancellation(api, access, { quoteId, code: code.typed }),
    onSuccess: onCancelled,
  });
  const failure = confirmation.error ?? code.error ?? quote.error;
  const failed = failure === null ? null : failureCode(failure);
  const isQuoteOver = failed === 'quote_expired' || quote.isError;
  const { data } = quote;

  function askAgain() {
    confirmation.reset();
    void quote.refetch();
  }

  function confirm() {
    if (data && code.isTyped()) confirmation.mutate(data.quoteId);
  }

  /** What a choice returns, once it is known, and what stays booked. */
  function outcomeOf({ data: quoted, isError }: typeof quote, stays: typeof parts): string {
    const back = quoted
      ? t('after.dialog.returns', { amount: money(quoted.back) })
      : t(isError ? 'after.dialog.refused' : 'after.dialog.asking');
    const rest =
      stays.length === 0
        ? t('after.dialog.nothingStays')
        : t('after.dialog.stays', { part: stays.map(({ name }) => partName(name)).join(', ') });
    return `${back} ${rest}`;
  }

  const confirmWords =
    data && data.back.amount > 0
      ? t('after.dialog.confirm', { amount: money(data.back) })
      : t('after.dialog.confirmNothing');
  const next = isQuoteOver ? (
    <Button
      variant="primary"
      onClick={askAgain}
      pending={quote.isFetching}
      pendingText={t('after.dialog.asking')}
    >
      {t('after.dialog.quoteAgain')}
    </Button>
  ) : (
    (data || code.sent) && (
      <ConfirmByCode code={code} pending={confirmation.isPending} pendingText={t('after.dialog.confirming')}>
        {confirmWords}
      </ConfirmByCode>
    )
  );

  return (
    <Dialog
      open
      onClose={onClose}
      variant="sheet"
      title={
        <TripTitle booking={booking} title={t(part === null ? 'after.dialog.title' : 'after.cancelAlone')} />
      }
      closeLabel={t('after.dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('after.dialog.keep')}</Button>
          {next}
        </>
      }
    >
      <div className={styles.dialog}>
        {isChoice && !code.sent && (
          <RadioGroup
            legend={t('after.dialog.which')}
            variant="cards"
            options={[
              {
                value: 'all',
                label: t('after.dialog.everything', {
                  parts: parts.map(({ name }) => partName(name)).join(' + '),
                }),
                description: outcomeOf(whole, []),
              },
              {
                value: 'alone',
                label: t('after.cancelAlone'),
                description: outcomeOf(
                  single,
                  parts.filter(({ name }) => name !== alone),
                ),
              },
            ]}
            value={part === null ? 'all' : 'alone'}
            hint={
              whole.data && single.data && single.data.back.amount >= whole.data.back.amount
                ? t('after.dialog.same')
                : undefined
            }
            onValueChange={(choice) => setPart(choice === 'all' ? null : alone)}
          />
        )}
        {!data && !failed && (
          <SkeletonGroup label={t('after.dialog.asking')}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </SkeletonGroup>
        )}
        {data && (
          <>
            <DataList
              rows={[
                ...data.parts.flatMap((each) => {
                  const name = partName(each.name);
                  return [
                    {
                      key: `${each.name}-paid`,
                      term: t('after.dialog.paidFor', { part: name }),
                      value: money(each.paid),
                    },
                    {
                      key: `${each.name}-supplier`,
                      term: t('after.dialog.supplierKeeps', { part: name }),
                      value: money(each.supplierKeeps),
                    },
                    {
                      key: `${each.name}-we`,
                      term: t('after.dialog.weKeep', { part: name }),
                      value: money(each.weKeep),
                    },
                  ];
                }),
                { key: 'back', term: t('after.dialog.back'), value: money(data.back), strong: true },
              ]}
            />
            {data.freeUntil && (
              <p>{t('after.dialog.free', { time: formatClock(Date.parse(data.freeUntil), tag) })}</p>
            )}
            {data.back.amount === 0 && <p>{t('after.dialog.nothing')}</p>}
            {isChoice && code.sent && (
              <p>
                {outcomeOf(
                  quote,
                  parts.filter(({ name }) => part !== null && name !== part),
                )}
              </p>
            )}
            {data.parts.map(
              ({ name, credit }) =>
                credit && <p key={name}>{t('after.dialog.credit', { amount: money(credit) })}</p>,
            )}
            <p className={styles.soft}>
              {data.back.amount > 0 && `${t('after.dialog.card', { card: data.paidWith })} `}
              {t('after.dialog.until', { time: formatClock(Date.parse(data.expiresAt), tag) })}
            </p>
          </>
        )}
        {!isQuoteOver && (
          <CodeField
            code={code}
            confirmation={confirmation}
            onConfirm={confirm}
            {...(data && { why: t('after.dialog.codeWhy') })}
          />
        )}
        <CodeFailure failure={failure} />
      </div>
    </Dialog>
  );
}
