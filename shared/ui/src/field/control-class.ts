import styles from './field.module.css';

/** The class of a text control, for one that is not drawn by this kit (a card field in its own frame). */
export function controlClass(): string {
  return styles.control ?? '';
}

/** The class of what is wrong, below a control. */
export function errorClass(): string {
  return styles.error ?? '';
}
