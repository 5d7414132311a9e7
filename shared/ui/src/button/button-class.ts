import { classes } from '../classes/index.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonAppearance = {
  /** `primary` is the one coral action of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** A round button that holds only an icon: give it an `aria-label`. */
  round?: boolean;
};

/** The class of a button, for a router's link that should look like one. */
export function buttonClass({
  variant = 'quiet',
  size = 'medium',
  wide,
  round,
}: ButtonAppearance = {}): string {
  return classes(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    round && styles.round,
  );
}
