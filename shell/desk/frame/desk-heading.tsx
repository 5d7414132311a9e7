import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what is shown takes the focus when it comes, so that a keyboard goes on from there. */
export function DeskHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
