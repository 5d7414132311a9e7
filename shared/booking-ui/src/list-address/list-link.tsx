import type { ComponentProps } from 'react';
import { Link, useLocation } from '@travesia/platform/libraries';

/** A link from a list to one of its offers; the way back finds the list as it was left (`useListAddress`). */
export function ListLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname, search } = useLocation();
  return <Link {...props} state={{ list: `${pathname}${search}` }} />;
}
