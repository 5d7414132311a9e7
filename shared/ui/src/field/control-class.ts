import styles from './field.module.css';

/** The class of a text control, for one that is not drawn by this kit (a card field in its own frame). */
export function controlClass(): string {
  return styles.control ?? '';
}
