/** Brings a field into view and gives it focus; false when it is not in the page. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const target = field.matches('fieldset, [role=group]')
    ? (field.querySelector<HTMLElement>('input:checked, input, select, button') ?? field)
    : field;
  target.scrollIntoView?.({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
