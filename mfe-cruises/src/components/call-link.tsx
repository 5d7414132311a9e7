import type { ReactNode } from 'react';
import { phoneLink } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';

/** The visitor's own number, to be called at once (C-01, P-20). */
export function CallLink({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const { contactNumber } = useRemotePage();
  return (
    <a className={className} href={phoneLink(contactNumber)}>
      {children ?? contactNumber}
    </a>
  );
}
