import { createElement, type ReactNode, type SVGProps } from 'react';
import type { IconNode } from 'lucide';
import { classes } from '../classes/index.ts';

/** Drawn in the ink around it. Not there for screen readers, unless it has a `role` and a label. */
export type IconProps = SVGProps<SVGSVGElement>;

/** A component of an icon of the set, which comes as the elements of a picture of 24 units. */
export function createIcon(elements: IconNode): (props: IconProps) => ReactNode {
  return function Icon({ className, ...props }) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props.role === undefined,
        ...props,
        className: classes('icon', className),
      },
      ...elements.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
}
