import { useEffect, useRef, type ReactNode } from 'react';
import type { Host } from '../../src/host/host.ts';
import { useHost, usePath } from '../../src/host/host-context.ts';

/** Documents whose first heading has been shown. */
const begun = new WeakSet<Host>();

/** The heading of a step; it takes the focus whenever it comes in place of what had it. */
export function StepHeading({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const host = useHost();
  const { path } = usePath();
  useEffect(() => {
    // Where a document begins the browser has put the focus already.
    if (!begun.has(host)) {
      begun.add(host);
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [host, path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
