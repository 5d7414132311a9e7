import type {
  BookingAccess,
  BookingProgress,
  CodePurpose,
  CodeSent,
  ConfirmedBooking,
} from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { confirmChange } from '../../data/after-booking-calls.ts';
import { useMailedCode } from './use-mailed-code.ts';
import { usePayForChange } from './use-pay-for-change.ts';

export interface ConfirmChangeOptions {
  readonly booking: ConfirmedBooking;
  readonly access: BookingAccess;
  readonly purpose: CodePurpose;
  /** A code that was mailed before a reload. */
  readonly sentBefore?: CodeSent | undefined;
  /** It was confirmed: there is nothing to come back to. */
  readonly onConfirmed?: () => void;
  /** It is under way, or done; nothing was to be paid. */
  readonly onDone: (progress: BookingProgress) => void;
}

/** What was quoted is confirmed with the mailed code, and paid in the checkout where it costs something (M-05, M-06). */
export function useConfirmChange({
  booking,
  access,
  purpose,
  sentBefore,
  onConfirmed,
  onDone,
}: ConfirmChangeOptions) {
  const { api } = useRemotePage();
  const payForChange = usePayForChange(booking);
  const code = useMailedCode(access, purpose, sentBefore);
  const confirmation = useMutation({
    mutationFn: (changeId: string) => confirmChange(api, access, { changeId, code: code.typed }),
    onSuccess: ({ progress, payment }) => {
      onConfirmed?.();
      return payment ? payForChange(payment) : onDone(progress);
    },
  });
  return {
    code,
    error: confirmation.error ?? code.error,
    isPending: confirmation.isPending,
    reset: confirmation.reset,
    /** Says what is missing where the code is not whole. */
    confirm(changeId: string) {
      if (code.isTyped()) confirmation.mutate(changeId);
    },
  };
}
