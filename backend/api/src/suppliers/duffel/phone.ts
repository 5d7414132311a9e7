/** '+34 600 11 22 33' as the wire takes it. */
export function e164(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '')}`;
}
