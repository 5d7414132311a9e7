import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { buttonClass, type ButtonAppearance } from './button-class.ts';

export type ButtonLinkProps = ComponentProps<'a'> & ButtonAppearance;

/** A plain link that looks like a button: telephone, download, full navigation. */
export function ButtonLink({ variant, size, wide, round, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(buttonClass({ variant, size, wide, round }), className)}>
      {children}
    </a>
  );
}
