import { useEffect, useRef, type ReactNode } from 'react';
import type { Host } from '../../src/host/host.ts';
import { useHost, usePath } from '../../src/host/host-context.ts';

/** Documents whose first heading has been shown. */
const begun = new WeakSet<Host>();

/** The heading of a step takes the focus when the step opens: it comes in place of the waiting state or of another step. */
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
    const isFirst = !begun.has(host);
    begun.add(host);
    // Whoever was faster than the step keeps the focus, and after a reload the browser scrolls by itself.
    if (isFirst && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    if (!isFirst) window.scrollTo(0, 0);
  }, [host, path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
