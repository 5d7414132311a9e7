import { failureCode } from '@travesia/api-client';
import type { BookingAccess, BookingProgress } from '@travesia/contracts';
import { errorText, formatClock, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation, useQuery } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Dialog } from '@travesia/ui/dialog';
import { AnswerNotice } from '@travesia/ui/notice';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { confirmCancellation, quoteCancellation } from '../../data/after-booking-calls.ts';
import { lookupTexts } from '../../texts.ts';
import styles from './after-booking.module.css';
import { CodeField } from './code-field.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { useMailedCode } from './use-mailed-code.ts';
import { usePartName } from './use-part-name.ts';

export type CancelDialogProps = {
  access: BookingAccess;
  /** One part of a package; null: everything that stands. */
  part: string | null;
  onClose: () => void;
  onCancelled: (progress: BookingProgress) => void;
};

/** First what comes back, then a code from the booking's mailbox, then the cancellation (M-01, M-03). */
export function CancelDialog({ access, part, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useText(lookupTexts);
  const { api, locale } = useRemotePage();
  const money = useMoney();
  const partName = usePartName();
  const quote = useQuery({
    queryKey: ['cancellation-quote', access.referenceId, part],
    queryFn: () => quoteCancellation(api, access, part),
    // A quote is of this moment: the next dialog asks for its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
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
      <ConfirmByCode
        code={code}
        onConfirm={confirm}
        pending={confirmation.isPending}
        pendingText={t('after.dialog.confirming')}
      >
        {confirmWords}
      </ConfirmByCode>
    )
  );

  return (
    <Dialog
      open
      onClose={onClose}
      variant="sheet"
      title={t(part === null ? 'after.dialog.title' : 'after.dialog.titleAlone')}
      closeLabel={t('after.dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('after.dialog.keep')}</Button>
          {next}
        </>
      }
    >
      <div className={styles.dialog}>
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
              <p>{t('after.dialog.free', { time: formatClock(Date.parse(data.freeUntil), locale) })}</p>
            )}
            {data.back.amount === 0 && <p>{t('after.dialog.nothing')}</p>}
            {data.parts.map(
              ({ name, credit }) =>
                credit && <p key={name}>{t('after.dialog.credit', { amount: money(credit) })}</p>,
            )}
            <p className={styles.soft}>
              {data.back.amount > 0 && `${t('after.dialog.card', { card: data.paidWith })} `}
              {t('after.dialog.until', { time: formatClock(Date.parse(data.expiresAt), locale) })}
            </p>
          </>
        )}
        {!isQuoteOver && <CodeField code={code} onNew={() => confirmation.reset()} />}
        {failed && <AnswerNotice tone="error">{errorText(failed, locale)}</AnswerNotice>}
      </div>
    </Dialog>
  );
}
