import { classes } from '../classes/index.ts';
import styles from './button.module.css';

export type ButtonLook = 'call' | 'quiet' | 'plain' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonAppearance = {
  /** `call` is the one coral action of a screen. */
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** A round button that holds only an icon: give it an `aria-label`. */
  round?: boolean;
};

/** The class of a button, for a router's link that should look like one. */
export function buttonClass({ look = 'quiet', size = 'medium', wide, round }: ButtonAppearance = {}): string {
  return classes(
    styles.button,
    styles[look],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    round && styles.round,
  );
}
