import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Takes the place of the present entry; a link to where one is already does so by itself. */
  replace?: boolean;
  /** Kept by the browser with the entry. */
  state?: unknown;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
/** An address of another site or program; null for a path of ours. */
const outsideAddress = (to: To) =>
  typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to) ? to : null;

/**
 * A link within the site, followed without leaving the document. The router's own brings the prefetching of
 * a framework with it, four kilobytes that nothing here uses.
 */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const outside = outsideAddress(to);
  const resolved = useResolvedPath(outside === null ? to : '');
  const href = useHref(outside === null ? to : '');
  const here = useLocation();
  const navigate = useNavigate();
  const isOurs = outside === null && (target === undefined || target === '_self');
  return (
    <a
      {...rest}
      target={target}
      href={outside ?? href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOurs || !isPlainClick(event)) return;
        event.preventDefault();
        const isHere = createPath(here) === createPath(resolved);
        void navigate(to, { replace: replace ?? isHere, state });
      }}
    >
      {children}
    </a>
  );
}
