import { phoneLink } from '@travesia/domain';

/** A number that can be called (P-20). */
export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <a className={className} href={phoneLink(number)}>
      {number}
    </a>
  );
}
