import { useId, useState } from 'react';
import type { BookingAccess, CodePurpose, CodeSent } from '@travesia/contracts';
import { isMailedCode, mailedCodeOf } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { sendCode } from '../../data/after-booking-calls.ts';

export type MailedCode = ReturnType<typeof useMailedCode>;

/** The one-time code that allows what moves money: sent, before a reload perhaps, and typed (M-01). */
export function useMailedCode(access: BookingAccess, purpose: CodePurpose, sentBefore?: CodeSent) {
  const { api } = useRemotePage();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [wasShort, setWasShort] = useState(false);
  const sending = useMutation({ mutationFn: () => sendCode(api, access, purpose) });
  return {
    /** Of the field: the button that confirms stands outside of it, at the foot of the dialog. */
    formId,
    typed,
    setTyped: (text: string) => {
      setWasShort(false);
      setTyped(mailedCodeOf(text));
    },
    sent: sending.data ?? sentBefore,
    error: sending.error,
    isPending: sending.isPending,
    send: () => {
      setTyped('');
      sending.mutate();
    },
    isShort: wasShort,
    /** Says what is missing where it is not whole. */
    isTyped: () => {
      setWasShort(!isMailedCode(typed));
      return isMailedCode(typed);
    },
  };
}
