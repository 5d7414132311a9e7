export { Button } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export { buttonClass, type ButtonVariant, type ButtonSize } from './button-class.ts';
export { STEADY_PRESS } from './steady-press.ts';
