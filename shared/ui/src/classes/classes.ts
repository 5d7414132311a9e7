/** Joins the class names that hold: `classes(styles.button, wide && styles.wide)`. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
