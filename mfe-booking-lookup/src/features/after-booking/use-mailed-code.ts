import { useState } from 'react';
import type { BookingAccess, CodePurpose } from '@travesia/contracts';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { sendCode } from '../../data/after-booking-calls.ts';

const CODE = /^\d{6}$/;

export type MailedCode = ReturnType<typeof useMailedCode>;

/** The one-time code that allows what moves money: sent, and typed (M-01). */
export function useMailedCode(access: BookingAccess, purpose: CodePurpose) {
  const { api } = useRemotePage();
  const [typed, setTyped] = useState('');
  const [wasShort, setWasShort] = useState(false);
  const sending = useMutation({ mutationFn: () => sendCode(api, access, purpose) });
  return {
    typed,
    setTyped,
    sent: sending.data,
    error: sending.error,
    isPending: sending.isPending,
    send: () => {
      setTyped('');
      sending.mutate();
    },
    isShort: wasShort && !CODE.test(typed),
    /** Says what is missing where it is not whole. */
    isTyped: () => {
      setWasShort(!CODE.test(typed));
      return CODE.test(typed);
    },
  };
}
