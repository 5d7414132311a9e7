import type { ComponentProps, MouseEvent } from 'react';
import { useHost, useVisitorContext } from '../host/host-context.ts';
import { withLocale } from '../routing/locale-path.ts';

export type ShellLinkProps = Omit<ComponentProps<'a'>, 'href'> & { path: string };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the site: an address with the language prefix, followed without leaving the document. */
export function ShellLink({ path, onClick, children, ...rest }: ShellLinkProps) {
  const host = useHost();
  const { locale } = useVisitorContext();
  return (
    <a
      {...rest}
      href={withLocale(locale, path)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        host.navigation.navigate(path);
      }}
    >
      {children}
    </a>
  );
}
