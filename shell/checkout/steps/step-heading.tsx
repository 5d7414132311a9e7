import { useEffect, useRef, type ReactNode } from 'react';
import { useHost, usePath } from '../../src/host/host-context.ts';

/** The heading of a step; after a change of step it takes the focus. */
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
  const isFirstPage = path === host.state.path.split(/[?#]/)[0];
  useEffect(() => {
    if (isFirstPage) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirstPage, path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
