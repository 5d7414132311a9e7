export { Button, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { buttonClass, type ButtonAppearance, type ButtonVariant, type ButtonSize } from './button-class.ts';
export { STEADY_PRESS } from './steady-press.ts';
